import { company } from '../company.ts';
import type { DemoContract } from '../demo-content.ts';
import { richText } from '../rich-text.ts';

/**
 * Explains in plain words how the website treats data; the legal grounds are in the data protection notice.
 */
export const privacyPolicy: DemoContract = {
  name: { tr: 'Gizlilik Politikası', en: 'Privacy Policy' },
  content: {
    tr: richText`
      <p>Bu politika, <strong>${company.legalTitle}</strong> sitesini kullanırken verilerinize ne olduğunu sade bir dille
      anlatır. İşleme amaçları, hukuki sebepler ve haklarınız
      <a href="/sozlesme/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>’nde ayrıntılı olarak yer alır.</p>
      <h2>Kısaca</h2>
      <ul>
      <li>Ürünlere bakmak için üyelik ya da kişisel bilgi gerekmez.</li>
      <li>Yalnız size yanıt verebilmek için gereken bilgileri isteriz.</li>
      <li>Verilerinizi satmayız, reklam ağlarıyla paylaşmayız.</li>
      <li>Site sizi başka sitelerde izleyen çerez kullanmaz.</li>
      <li>Bültenden her iletideki bağlantıyla ayrılabilirsiniz.</li>
      </ul>
      <h2>Sitede gezerken</h2>
      <p>Sunucumuz her istekte IP adresini, zamanı, istenen sayfayı ve tarayıcının gönderdiği bilgileri kaydeder. Bu
      kayıtları güvenlik, hata bulma ve yasal yükümlülükler için kullanırız. Ziyaret sayıları kişiye bağlanmadan, sayfa
      başına toplanır. Çerezler ve tarayıcınızda saklanan tercihler
      <a href="/sozlesme/cerez-politikasi">Çerez Politikası</a>’nda tek tek sayılır.</p>
      <h2>Bize yazdığınızda</h2>
      <h3>Teklif ve iletişim formları</h3>
      <p>Adınızı, firmanızı, e-posta adresinizi, telefonunuzu ve yazdıklarınızı alırız. Teklif isterseniz seçtiğiniz
      ürünler ve adetler de eklenir. Mesajınız satış ya da ihracat ekibine ulaşır; konunun dışındaki kimse görmez.</p>
      <h3>Fabrika turu başvuruları</h3>
      <p>Okul ve kurumlardan yetkili kişinin iletişim bilgilerini, grubun büyüklüğünü ve istenen günü isteriz.
      Öğrencilerin adlarını istemeyiz.</p>
      <h3>İş başvuruları</h3>
      <p>Özgeçmişinizi yalnız insan kaynakları ve ilgili bölüm yöneticisi açabilir. Dosya, sitenin herkese açık bölümünde
      saklanmaz.</p>
      <h3>Bülten</h3>
      <p>Yalnız e-posta adresinizi alırız. Yılda birkaç kez yeni ürünleri, katalogları ve katılacağımız fuarları
      duyururuz.</p>
      <h2>Verileri kiminle paylaşırız</h2>
      <p>İşi yürütmek için hizmet aldığımız firmalarla (barındırma, e-posta, kargo, muhasebe) ve yasa gereği yetkili
      makamlarla, yalnız gerektiği kadar. Hizmet aldığımız firmalar verileri kendi amaçları için kullanamaz; bunu
      sözleşmeyle güvenceye alırız.</p>
      <h2>Verileri nasıl koruruz</h2>
      <ul>
      <li>Bağlantı şifrelidir (HTTPS).</li>
      <li>Her çalışan yalnız işi için gereken verilere erişir, erişimler kişisel hesapla yapılır.</li>
      <li>Yönetim paneline başarısız giriş denemeleri sınırlanır, yapılan değişiklikler kaydedilir.</li>
      <li>Yedekler düzenli alınır ve şifreli saklanır.</li>
      </ul>
      <p>Bir güvenlik ihlali verilerinizi etkilerse KVKK’nın 12. maddesi uyarınca sizi ve Kişisel Verileri Koruma
      Kurulu’nu en kısa sürede bilgilendiririz.</p>
      <h2>Başka sitelere bağlantılar</h2>
      <p>Sosyal medya hesaplarımıza ve haritaya giden bağlantılar başka kuruluşların sitelerini açar. Videolar ancak
      siz başlattığınızda yüklenir. Bu sitelerde o kuruluşların kendi gizlilik kuralları geçerlidir.</p>
      <h2>Çocuklar</h2>
      <p>Site, işletmeler ve meslek sahipleri içindir. 18 yaşından küçüklerden bilerek veri toplamayız. Böyle bir verinin
      bize ulaştığını düşünüyorsanız bildirin, silelim.</p>
      <h2>Haklarınız ve sorularınız</h2>
      <p>Verilerinize ulaşmak, düzeltilmesini ya da silinmesini istemek için
      <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> adresine yazabilirsiniz. Başvurunun nasıl
      yapılacağı <a href="/sozlesme/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>’nin 8. bölümündedir.</p>
      <h2>Değişiklikler</h2>
      <p>Politikayı değiştirdiğimizde yeni metni bu sayfada yayımlarız. Önemli bir değişikliği bülten abonelerine
      ayrıca duyururuz.</p>`,
    en: richText`
      <p>This policy explains in plain words what happens to your data when you use the website of
      <strong>${company.legalTitle}</strong>. Purposes, legal grounds and your rights are set out in the
      <a href="/en/sozlesme/data-protection-notice">Data Protection Notice</a>.</p>
      <h2>In short</h2>
      <ul>
      <li>You need no account and give no personal data to look at our products.</li>
      <li>We ask only for what we need to answer you.</li>
      <li>We do not sell your data or share them with advertising networks.</li>
      <li>No cookie of this website follows you to other websites.</li>
      <li>A link in every newsletter ends the subscription.</li>
      </ul>
      <h2>While you browse</h2>
      <p>With each request our server records the IP address, the time, the requested page and what the browser says about
      itself. We use these records for security, for finding errors and where the law requires them. Visits are counted per
      page and not linked to a person. The <a href="/en/sozlesme/cookie-policy">Cookie Policy</a> lists every cookie and
      every preference that your browser keeps.</p>
      <h2>When you write to us</h2>
      <h3>Quote and contact forms</h3>
      <p>We receive your name, company, e-mail address, telephone number and message. A quote request also contains the chosen products and quantities. Your message goes to the sales or export team and to nobody else.</p>
      <h3>Applications for a factory tour</h3>
      <p>Schools and organisations give us the contact data of the person in charge, the size of the group and the preferred date. We do not ask for the names of pupils.</p>
      <h3>Job applications</h3>
      <p>Only the human resources team and the head of the department can open your CV. The file is not stored in the
      public part of the website.</p>
      <h3>Newsletter</h3>
      <p>We store your e-mail address and nothing else. A few times a year we announce new products, catalogues and the
      fairs that we attend.</p>
      <h2>Whom we share data with</h2>
      <p>With companies that work for us (hosting, e-mail, couriers, accounting) and with competent authorities where the
      law requires it, and only as far as necessary. Companies that work for us may not use the data for purposes of their
      own; our contracts with them say so.</p>
      <h2>How we protect data</h2>
      <ul>
      <li>The connection is encrypted (HTTPS).</li>
      <li>Each employee uses a personal account and sees only the data their work requires.</li>
      <li>Failed sign-ins to the admin panel are limited, and changes are recorded.</li>
      <li>Backups are made regularly and stored encrypted.</li>
      </ul>
      <p>If a breach affects your data, we inform you and the Personal Data Protection Board as soon as possible, as article
      12 of the KVKK requires.</p>
      <h2>Links to other websites</h2>
      <p>Links to our social media accounts and to the map open websites of other organisations. Videos load only when you
      start them. On those websites the rules of these organisations apply.</p>
      <h2>Children</h2>
      <p>The website is made for businesses and tradespeople. We do not knowingly collect data of persons under 18. If you
      think that we hold such data, tell us and we will delete them.</p>
      <h2>Your rights and questions</h2>
      <p>To see, correct or erase your data, write to
      <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a>. Section 8 of the
      <a href="/en/sozlesme/data-protection-notice">Data Protection Notice</a> explains how to apply.</p>
      <h2>Changes</h2>
      <p>When we change this policy, the new text appears on this page. We also announce important changes to newsletter subscribers.</p>`,
  },
};
