import { company } from '../company.ts';
import type { DemoContract } from '../demo-content.ts';
import { richText } from '../rich-text.ts';

/** The information that article 10 of law no. 6698 (KVKK) requires. */
export const dataProtectionNotice: DemoContract = {
  name: { tr: 'KVKK Aydınlatma Metni', en: 'Data Protection Notice' },
  content: {
    tr: richText`
      <p>Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca sizi
      bilgilendirmek için hazırlandı. Sitemizi ziyaret edenleri, bizden bilgi ya da teklif isteyenleri, fabrika
      turuna başvuranları, bülten abonelerini, iş başvurusu yapanları ve birlikte çalıştığımız firmaların
      çalışanlarını ilgilendirir.</p>
      <h2>1. Veri sorumlusu</h2>
      <p>Kişisel verilerinizi, veri sorumlusu olarak <strong>${company.legalTitle}</strong> (“Şirket”) işler.</p>
      <ul>
      <li>Adres: ${company.address}</li>
      <li>MERSİS no: ${company.mersisNumber}</li>
      <li>KEP adresi: ${company.kepAddress}</li>
      <li>E-posta: <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a></li>
      </ul>
      <h2>2. İşlediğimiz veriler</h2>
      <table>
      <thead><tr><th>Kim</th><th>Hangi veriler</th></tr></thead>
      <tbody>
      <tr><td>Site ziyaretçisi</td><td>IP adresi, ziyaret zamanı, istenen sayfa, tarayıcı bilgisi, dil seçimi</td></tr>
      <tr><td>Bilgi ya da teklif isteyen</td><td>Ad soyad, firma, e-posta, telefon, mesaj, istenen ürün ve adetler</td></tr>
      <tr><td>Fabrika turuna başvuran</td><td>Ad soyad, okul ya da kurum, e-posta, telefon, grubun büyüklüğü, istenen gün</td></tr>
      <tr><td>İş başvurusu yapan</td><td>Ad soyad, iletişim bilgileri, başvurulan görev, özgeçmişte yazılanlar</td></tr>
      <tr><td>Bülten abonesi</td><td>E-posta adresi, onayın tarihi ve saati</td></tr>
      <tr><td>Müşteri ya da tedarikçi çalışanı</td><td>Ad soyad, görev, iş iletişim bilgileri, sipariş, sevkiyat ve fatura kayıtları</td></tr>
      </tbody>
      </table>
      <p>Özel nitelikli kişisel veri istemiyoruz. Özgeçmişinizde ve mesajlarınızda sağlık, din, dernek ya da sendika
      üyeliği gibi bilgilere yer vermemenizi rica ederiz.</p>
      <h2>3. Amaçlar ve hukuki sebepler</h2>
      <table>
      <thead><tr><th>Amaç</th><th>Hukuki sebep</th></tr></thead>
      <tbody>
      <tr><td>Sorularınızı yanıtlamak, teklif ve numune hazırlamak</td><td>Sözleşmenin kurulması için gerekli olması (m. 5/2-c)</td></tr>
      <tr><td>Siparişi üretmek, sevk etmek, faturalamak, iadeyi sonuçlandırmak</td><td>Sözleşmenin ifası (m. 5/2-c), hukuki yükümlülük (m. 5/2-ç)</td></tr>
      <tr><td>Fabrika turlarını planlamak, ziyaretçi güvenliğini sağlamak</td><td>Meşru menfaat (m. 5/2-f)</td></tr>
      <tr><td>İş başvurunuzu değerlendirmek, sizinle görüşmek</td><td>Sözleşmenin kurulması için gerekli olması (m. 5/2-c)</td></tr>
      <tr><td>Yeni ürünleri ve fuarları bültenle duyurmak</td><td>Açık rıza (m. 5/1)</td></tr>
      <tr><td>Erişim kayıtlarını tutmak, siteyi kötüye kullanıma karşı korumak</td><td>Hukuki yükümlülük (m. 5/2-ç), meşru menfaat (m. 5/2-f)</td></tr>
      <tr><td>Yetkili makamlara bilgi vermek, vergi ve ticaret mevzuatına uymak</td><td>Hukuki yükümlülük (m. 5/2-ç)</td></tr>
      <tr><td>Bir uyuşmazlıkta haklarımızı korumak</td><td>Bir hakkın tesisi, kullanılması veya korunması (m. 5/2-e)</td></tr>
      </tbody>
      </table>
      <p>Açık rızaya dayanan işlemlerde rızanızı dilediğiniz zaman geri alabilirsiniz; bu, o güne kadar yapılan
      işlemleri hukuka aykırı kılmaz.</p>
      <h2>4. Verilerin aktarılması</h2>
      <p>Verilerinizi satmayız. KVKK’nın 8. maddesine uygun olarak ve yalnız gerektiği kadar şu alıcılarla paylaşırız:</p>
      <ul>
      <li>barındırma, e-posta ve bakım hizmeti aldığımız bilişim firmaları,</li>
      <li>siparişi ve numuneyi taşıyan kargo ve nakliye firmaları,</li>
      <li>banka, mali müşavir, bağımsız denetçi ve avukatlarımız,</li>
      <li>kanunla yetkili kamu kurumları ve yargı mercileri.</li>
      </ul>
      <p>Verileri Türkiye’deki sunucularda saklarız. Yurt dışına aktarım gerekirse bunu ancak KVKK’nın 9. maddesindeki
      şartlarla yaparız: Kurul’un yeterlilik kararıyla, böyle bir karar yoksa standart sözleşme gibi uygun bir güvenceyle.</p>
      <h2>5. Verileri toplama yöntemi</h2>
      <p>Verilerinizi sitedeki formlar, çerezler ve erişim kayıtları, e-posta, telefon ve mesajlaşma yoluyla otomatik
      ya da kısmen otomatik; fuarda verilen kartvizit, sipariş formu ve fabrikadaki ziyaretçi kaydı yoluyla, bir veri
      kayıt sisteminin parçası olmak kaydıyla otomatik olmayan yöntemlerle toplarız.</p>
      <h2>6. Saklama süreleri</h2>
      <table>
      <thead><tr><th>Kayıt</th><th>Süre</th></tr></thead>
      <tbody>
      <tr><td>Siparişe dönüşmeyen teklif istekleri ve yazışmalar</td><td>2 yıl</td></tr>
      <tr><td>Sözleşme, sipariş, sevkiyat ve fatura kayıtları</td><td>10 yıl</td></tr>
      <tr><td>Olumsuz sonuçlanan iş başvuruları</td><td>1 yıl</td></tr>
      <tr><td>Fabrika turu başvuruları</td><td>1 yıl</td></tr>
      <tr><td>Bülten aboneliği</td><td>Abonelik boyunca; onay kaydı, abonelik bittikten sonra 3 yıl</td></tr>
      <tr><td>Site erişim kayıtları</td><td>En çok 2 yıl</td></tr>
      </tbody>
      </table>
      <p>Süresi dolan veriyi, onu saklamak için başka bir hukuki sebep yoksa ilk periyodik imhada sileriz, yok ederiz
      ya da anonim hâle getiririz.</p>
      <h2>7. Haklarınız</h2>
      <p>KVKK’nın 11. maddesi uyarınca bize başvurarak</p>
      <ul>
      <li>kişisel verinizin işlenip işlenmediğini öğrenebilir,</li>
      <li>işlenmişse buna ilişkin bilgi isteyebilir,</li>
      <li>işlenme amacını ve verinin amacına uygun kullanılıp kullanılmadığını öğrenebilir,</li>
      <li>verinin yurt içinde ya da yurt dışında aktarıldığı kişileri bilebilir,</li>
      <li>eksik ya da yanlış verinin düzeltilmesini isteyebilir,</li>
      <li>KVKK’nın 7. maddesindeki şartlarla verinin silinmesini ya da yok edilmesini isteyebilir,</li>
      <li>düzeltme ve silmenin, verinin aktarıldığı kişilere bildirilmesini isteyebilir,</li>
      <li>verinin yalnız otomatik sistemlerle analizinden çıkan aleyhinize bir sonuca itiraz edebilir,</li>
      <li>kanuna aykırı işleme yüzünden zarara uğrarsanız zararın giderilmesini isteyebilirsiniz.</li>
      </ul>
      <h2>8. Başvuru</h2>
      <p>Başvurunuzu Türkçe olarak şu yollardan biriyle iletebilirsiniz:</p>
      <ol>
      <li>ıslak imzalı dilekçeyle, elden ya da posta yoluyla yukarıdaki adrese,</li>
      <li>kayıtlı elektronik posta ile ${company.kepAddress} adresine,</li>
      <li>güvenli elektronik imza ya da mobil imza ile veya bize önceden bildirdiğiniz ve sistemimizde kayıtlı e-posta
      adresinizden <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> adresine.</li>
      </ol>
      <p>Başvuruda adınız ve soyadınız, yazılıysa imzanız, T.C. kimlik numaranız (yabancıysanız uyruğunuz ve pasaport
      ya da kimlik numaranız), tebligata esas adresiniz, varsa e-posta ve telefonunuz ile talebinizin konusu bulunmalıdır.</p>
      <p>Talebinizi niteliğine göre en kısa sürede, en geç otuz gün içinde ücretsiz sonuçlandırırız. İşlem ayrıca bir
      maliyet gerektirirse Kurul’un belirlediği tarife uygulanır. Yanıtımızı yetersiz bulursanız ya da süresinde yanıt
      alamazsanız, yanıtı öğrendiğiniz günden itibaren otuz, her hâlde başvuru gününden itibaren altmış gün içinde
      Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>
      <h2>9. Değişiklikler</h2>
      <p>Yaptığımız işler ya da mevzuat değiştikçe bu metni güncelleriz. Güncel metin her zaman bu sayfadadır.</p>`,
    en: richText`
      <p>This notice informs you as article 10 of the Turkish Law no. 6698 on the Protection of Personal Data (KVKK)
      requires. It concerns visitors to our website, people who ask us for information or a quote, applicants for a
      factory tour or a job, subscribers to our newsletter, and the staff of companies that we work with. If the two
      versions differ, the Turkish one prevails.</p>
      <h2>1. Data controller</h2>
      <p>Your personal data are processed by <strong>${company.legalTitle}</strong> (“the Company”) as the
      data controller.</p>
      <ul>
      <li>Address: ${company.address}, Türkiye</li>
      <li>Central registry (MERSİS) no.: ${company.mersisNumber}</li>
      <li>Registered e-mail (KEP): ${company.kepAddress}</li>
      <li>E-mail: <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a></li>
      </ul>
      <h2>2. The data that we process</h2>
      <table>
      <thead><tr><th>Whose</th><th>Which data</th></tr></thead>
      <tbody>
      <tr><td>Visitors to the website</td><td>IP address, time of the visit, requested page, browser, chosen language</td></tr>
      <tr><td>People who ask for information or a quote</td><td>Name, company, e-mail, telephone, message, products and quantities</td></tr>
      <tr><td>Applicants for a factory tour</td><td>Name, school or organisation, e-mail, telephone, size of the group, preferred date</td></tr>
      <tr><td>Applicants for a job</td><td>Name, contact data, the position, what the CV contains</td></tr>
      <tr><td>Subscribers to the newsletter</td><td>E-mail address, date and time of the consent</td></tr>
      <tr><td>Staff of customers and suppliers</td><td>Name, position, business contact data, records of orders, deliveries and invoices</td></tr>
      </tbody>
      </table>
      <p>We do not ask for special categories of data. Please leave out health, religion, membership of associations or
      trade unions and the like from your CV and your messages.</p>
      <h2>3. Purposes and legal grounds</h2>
      <table>
      <thead><tr><th>Purpose</th><th>Legal ground</th></tr></thead>
      <tbody>
      <tr><td>To answer questions, to prepare quotes and samples</td><td>Necessary to conclude a contract (art. 5/2-c)</td></tr>
      <tr><td>To make, deliver and invoice an order, to settle a return</td><td>Performance of a contract (art. 5/2-c), legal obligation (art. 5/2-ç)</td></tr>
      <tr><td>To plan factory tours and keep visitors safe</td><td>Legitimate interest (art. 5/2-f)</td></tr>
      <tr><td>To consider a job application and talk with the applicant</td><td>Necessary to conclude a contract (art. 5/2-c)</td></tr>
      <tr><td>To announce new products and fairs in the newsletter</td><td>Explicit consent (art. 5/1)</td></tr>
      <tr><td>To keep access logs and protect the website against abuse</td><td>Legal obligation (art. 5/2-ç), legitimate interest (art. 5/2-f)</td></tr>
      <tr><td>To inform competent authorities, to comply with tax and commercial law</td><td>Legal obligation (art. 5/2-ç)</td></tr>
      <tr><td>To protect our rights in a dispute</td><td>Establishment, exercise or protection of a right (art. 5/2-e)</td></tr>
      </tbody>
      </table>
      <p>Where processing rests on your consent, you may withdraw it at any time. What was done before remains lawful.</p>
      <h2>4. Transfer of data</h2>
      <p>We do not sell your data. In line with article 8 of the KVKK and only as far as necessary, we share them with</p>
      <ul>
      <li>IT companies that provide hosting, e-mail and maintenance,</li>
      <li>couriers and carriers that deliver orders and samples,</li>
      <li>banks, our accountant, independent auditors and lawyers,</li>
      <li>public authorities and courts that the law empowers.</li>
      </ul>
      <p>We keep the data on servers in Türkiye. Should a transfer abroad become necessary, we make it only under the
      conditions of article 9 of the KVKK: on an adequacy decision of the Board or, without one, with an appropriate
      safeguard such as the standard contract.</p>
      <h2>5. How we collect the data</h2>
      <p>We collect data by automatic and partly automatic means through the forms, cookies and access logs of the website,
      e-mail, telephone and messaging; and by other means, as part of a filing system, through business cards at fairs,
      order forms and the visitor register of the factory.</p>
      <h2>6. How long we keep the data</h2>
      <table>
      <thead><tr><th>Record</th><th>Period</th></tr></thead>
      <tbody>
      <tr><td>Enquiries and correspondence that led to no order</td><td>2 years</td></tr>
      <tr><td>Contracts, orders, deliveries and invoices</td><td>10 years</td></tr>
      <tr><td>Job applications that were declined</td><td>1 year</td></tr>
      <tr><td>Applications for a factory tour</td><td>1 year</td></tr>
      <tr><td>Newsletter</td><td>During the subscription; the record of the consent for 3 years after its end</td></tr>
      <tr><td>Access logs of the website</td><td>2 years at most</td></tr>
      </tbody>
      </table>
      <p>When a period ends and no other legal ground applies, the data are deleted, destroyed or made anonymous with the
      next periodic disposal.</p>
      <h2>7. Your rights</h2>
      <p>Under article 11 of the KVKK you may apply to us</p>
      <ul>
      <li>to learn whether your personal data are processed,</li>
      <li>to receive information if they are,</li>
      <li>to learn the purpose and whether the data are used for it,</li>
      <li>to know to whom the data are transferred, in Türkiye or abroad,</li>
      <li>to have incomplete or wrong data corrected,</li>
      <li>to have data erased or destroyed under the conditions of article 7,</li>
      <li>to have corrections and erasures reported to those who received the data,</li>
      <li>to object to a result against you that comes from automated analysis alone,</li>
      <li>to claim compensation for damage caused by unlawful processing.</li>
      </ul>
      <h2>8. How to apply</h2>
      <p>Send your application, in Turkish, in one of these ways:</p>
      <ol>
      <li>as a signed letter to the address above, in person or by post,</li>
      <li>by registered e-mail to ${company.kepAddress},</li>
      <li>with a secure electronic or mobile signature, or from an e-mail address that you have given us before, to
      <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a>.</li>
      </ol>
      <p>The application must contain your name, your signature if it is on paper, your Turkish identity number (or your
      nationality and the number of your passport or identity card), your postal address, your e-mail and telephone if you
      have them, and the subject of your request.</p>
      <p>We answer free of charge as soon as we can and within thirty days. If the request causes a cost of its own, the
      tariff of the Board applies. If you find our answer insufficient or receive none in time, you may complain to the
      Personal Data Protection Board within thirty days of learning the answer, and within sixty days of the application
      in any case.</p>
      <h2>9. Changes</h2>
      <p>We update this notice when our work or the law changes. The current text is always on this page.</p>`,
  },
};
