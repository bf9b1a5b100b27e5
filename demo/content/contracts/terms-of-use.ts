import { company } from '../company.ts';
import type { DemoContract } from '../demo-content.ts';
import { richText } from '../rich-text.ts';

export const termsOfUse: DemoContract = {
  name: { tr: 'Kullanım Koşulları', en: 'Terms of Use' },
  content: {
    tr: richText`
      <p>Bu koşullar <strong>${company.legalTitle}</strong> (“Şirket”) internet sitesinin kullanımını düzenler. Siteyi
      kullanan herkes bu koşulları kabul etmiş sayılır; kabul etmiyorsanız lütfen siteyi kullanmayın.</p>
      <h2>1. Sitenin amacı</h2>
      <p>Site bir katalogdur: ürünlerimizi, ölçülerini, kaplamalarını ve belgelerini tanıtır, bizden teklif istemenizi
      sağlar. Sitede satış yapılmaz, ödeme alınmaz.</p>
      <h2>2. Ürün bilgileri</h2>
      <ul>
      <li>Ölçü ve ağırlıklar ortalama değerlerdir. Teknik çizimde başka bir tolerans yazmıyorsa ISO 2768-m geçerlidir.</li>
      <li>Renk ve kaplama, ekran ayarına ve üretim partisine göre fotoğraftan farklı görünebilir. Seri üretimden önce
      onaylı numune esas alınır.</li>
      <li>Ürünün amacınıza uygunluğunu, kendi malzemeniz ve makinenizle denemek kullanıcının sorumluluğundadır.</li>
      <li>Ürünleri, ölçüleri ve belgeleri haber vermeden değiştirebilir ya da yayından kaldırabiliriz.</li>
      </ul>
      <h2>3. Teklif istekleri</h2>
      <p>Siteden gönderilen teklif isteği bir sipariş değildir ve tarafları bağlamaz. Fiyat, en az sipariş adedi, teslim
      süresi ve ödeme koşulları yazılı teklifimizde yer alır. Sözleşme, teklifin süresi içinde yazılı kabulüyle ya da
      siparişi yazılı olarak onaylamamızla kurulur.</p>
      <h2>4. Fikrî ve sınai haklar</h2>
      <p>Sitedeki metinler, fotoğraflar, çizimler, kataloglar, logo ve tasarımlar Şirket’e ya da izin aldığı kişilere
      aittir; 5846 sayılı Fikir ve Sanat Eserleri Kanunu ile 6769 sayılı Sınai Mülkiyet Kanunu’nun koruması altındadır.</p>
      <ul>
      <li>Teknik çizimleri ve föyleri, ürünlerimizi seçmek ve tasarımınızda kullanmak için indirip çoğaltabilirsiniz.</li>
      <li>Fotoğrafları, Şirket’in adını anarak ürünlerimizi tanıtmak için kullanmak üzere bizden yazılı izin isteyin.</li>
      <li>İçeriği otomatik araçlarla toplu olarak kopyalamak, başka bir katalogda ya da sitede yayımlamak yasaktır.</li>
      </ul>
      <h2>5. Kullanıcının yükümlülükleri</h2>
      <p>Siteyi kullanırken</p>
      <ul>
      <li>formlara doğru bilgi vermeyi ve başkasının adına izinsiz işlem yapmamayı,</li>
      <li>hukuka aykırı, zararlı yazılım içeren ya da başkasının hakkını ihlal eden içerik göndermemeyi,</li>
      <li>sitenin güvenliğini zorlamamayı ve çalışmasını engelleyecek yoğunlukta istek göndermemeyi</li>
      </ul>
      <p>kabul edersiniz.</p>
      <h2>6. Sorumluluk</h2>
      <p>Bilgilerin doğru ve güncel olması için özen gösteririz; yine de yazım ve aktarım hataları olabilir. Kast ve ağır
      kusurdan, ölüm ve bedensel zarardan doğan sorumluluk ile kanunun sınırlanmasına izin vermediği hâller saklı kalmak
      üzere Şirket, sitenin kullanılmasından ya da geçici olarak açılamamasından doğan dolaylı zararlardan sorumlu
      değildir. Bakım için siteye ara verebiliriz.</p>
      <h2>7. Bağlantılar</h2>
      <p>Başka sitelere verdiğimiz bağlantılar bilgi içindir; içeriklerinden o siteler sorumludur. Sitemize, içeriği
      çerçeve içinde kendi içeriğiniz gibi göstermemek koşuluyla serbestçe bağlantı verebilirsiniz.</p>
      <h2>8. Kişisel veriler</h2>
      <p>Kişisel verilerin işlenmesi <a href="/sozlesme/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>,
      <a href="/sozlesme/gizlilik-politikasi">Gizlilik Politikası</a> ve
      <a href="/sozlesme/cerez-politikasi">Çerez Politikası</a>’nda anlatılır.</p>
      <h2>9. Değişiklikler</h2>
      <p>Koşulları değiştirebiliriz. Değişiklik bu sayfada yayımlandığı anda geçerli olur; önceden kurulmuş sözleşmeleri
      etkilemez.</p>
      <h2>10. Uygulanacak hukuk ve yetki</h2>
      <p>Bu koşullara Türk hukuku uygulanır. Tacirler ile kamu tüzel kişileri arasındaki uyuşmazlıklarda İstanbul
      mahkemeleri ve icra daireleri yetkilidir. Tüketicilerin kanundan doğan başvuru hakları saklıdır.</p>
      <h2>11. İletişim</h2>
      <ul>
      <li>${company.legalTitle}</li>
      <li>${company.address}</li>
      <li>MERSİS no: ${company.mersisNumber}</li>
      <li>Telefon: ${company.phone}</li>
      <li>E-posta: <a href="mailto:${company.email}">${company.email}</a></li>
      </ul>`,
    en: richText`
      <p>These terms govern the use of the website of <strong>${company.legalTitle}</strong> (“the Company”). Whoever uses
      the website accepts them; if you do not, please do not use it. If the two versions differ, the Turkish one
      prevails.</p>
      <h2>1. Purpose of the website</h2>
      <p>The website is a catalogue. It shows our products with their sizes, finishes and documents, and lets you ask for a
      quote. Nothing is sold on it and no payment is taken.</p>
      <h2>2. Product information</h2>
      <ul>
      <li>Sizes and weights are average values. Unless a drawing states another tolerance, ISO 2768-m applies.</li>
      <li>Colour and finish may differ from the photograph, depending on your screen and on the production batch. Series production follows the approved sample.</li>
      <li>It is the user’s responsibility to test a product’s suitability with their own materials and machines.</li>
      <li>We may change or withdraw products, sizes and documents without notice.</li>
      </ul>
      <h2>3. Quote requests</h2>
      <p>A request sent from the website is not an order and binds neither side. Our written quote states price, minimum
      quantity, time of delivery and terms of payment. A contract is made when you accept it in writing within its
      validity, or when we confirm your order in writing.</p>
      <h2>4. Intellectual property</h2>
      <p>Texts, photographs, drawings, catalogues, logo and designs belong to the Company or to those who licensed them to
      it. They are protected by the Turkish laws no. 5846 on Intellectual and Artistic Works and no. 6769 on Industrial
      Property.</p>
      <ul>
      <li>You may download and copy drawings and data sheets to choose our products and to use them in your designs.</li>
      <li>Ask us for written permission to use photographs when you present our products under the Company’s name.</li>
      <li>Copying content in bulk by automatic means, or publishing it in another catalogue or website, is forbidden.</li>
      </ul>
      <h2>5. Duties of the user</h2>
      <p>When you use the website, you agree</p>
      <ul>
      <li>to give correct information in forms and not to act on behalf of others without their permission,</li>
      <li>not to send content that is unlawful, contains malicious software or infringes the rights of others,</li>
      <li>not to probe the security of the website or send so many requests that its operation is disrupted.</li>
      </ul>
      <h2>6. Liability</h2>
      <p>We take care that information is correct and current; errors may occur nevertheless. Except for intent and gross
      negligence, death and injury, and wherever the law allows no limitation, the Company is not liable for indirect damage
      caused by the use of the website or by its temporary unavailability. We may interrupt the website for maintenance.</p>
      <h2>7. Links</h2>
      <p>Links to other websites are for information; those websites are responsible for what they contain. You are free to
      link to ours, as long as you do not show our content in a frame as if it were your own.</p>
      <h2>8. Personal data</h2>
      <p>The <a href="/en/sozlesme/data-protection-notice">Data Protection Notice</a>, the
      <a href="/en/sozlesme/privacy-policy">Privacy Policy</a> and the
      <a href="/en/sozlesme/cookie-policy">Cookie Policy</a> explain how personal data are processed.</p>
      <h2>9. Changes</h2>
      <p>We may change these terms. A change applies once it is published on this page and does not affect contracts made
      before.</p>
      <h2>10. Law and jurisdiction</h2>
      <p>Turkish law applies. For disputes between merchants or public legal entities, the courts and enforcement offices of
      İstanbul have jurisdiction. Statutory rights of consumers remain unaffected.</p>
      <h2>11. Contact</h2>
      <ul>
      <li>${company.legalTitle}</li>
      <li>${company.address}, Türkiye</li>
      <li>MERSİS no.: ${company.mersisNumber}</li>
      <li>Telephone: ${company.phone}</li>
      <li>E-mail: <a href="mailto:${company.email}">${company.email}</a></li>
      </ul>`,
  },
};
