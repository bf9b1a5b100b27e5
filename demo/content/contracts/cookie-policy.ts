import { company } from '../company.ts';
import type { DemoContract } from '../demo-content.ts';
import { richText } from '../rich-text.ts';

/** Lists what the program really stores. If you add a measuring script, add a row here. */
export const cookiePolicy: DemoContract = {
  name: { tr: 'Çerez Politikası', en: 'Cookie Policy' },
  content: {
    tr: richText`
      <p>Çerez, bir sitenin tarayıcınıza bıraktığı küçük bir metin dosyasıdır. Bu sayfa,
      <strong>${company.legalTitle}</strong> sitesinin hangi çerezleri ve tarayıcı kayıtlarını kullandığını, bunların
      ne işe yaradığını ve nasıl silineceğini anlatır.</p>
      <h2>Yalnız zorunlu çerezler</h2>
      <p>Sitemiz reklam, profilleme ya da başka sitelerde izleme amacıyla çerez kullanmaz. Aşağıdakiler, istediğiniz bir
      işlevin çalışması için gereklidir; bu yüzden onay istenmez. Zorunlu olmayan bir çerez eklersek onu ancak açık
      rızanızla kullanır, bu listeye yazarız.</p>
      <h2>Ziyaretçiler için kullandıklarımız</h2>
      <table>
      <thead><tr><th>Ad</th><th>Tür</th><th>Ne işe yarar</th><th>Süre</th></tr></thead>
      <tbody>
      <tr><td>_lang</td><td>Birinci taraf çerezi</td><td>Seçtiğiniz dili hatırlar</td><td>1 yıl</td></tr>
      <tr><td>lang</td><td>Tarayıcı kaydı</td><td>Seçilen dilin adını saklar</td><td>Siz silene kadar</td></tr>
      <tr><td>recent_searches</td><td>Tarayıcı kaydı</td><td>Son beş aramanızı gösterir; sunucuya gönderilmez</td><td>Siz silene kadar</td></tr>
      </tbody>
      </table>
      <p>Dili hiç değiştirmezseniz ve arama yapmazsanız bunların hiçbiri oluşmaz.</p>
      <h2>Çalışanlarımız için kullandıklarımız</h2>
      <p>Yönetim paneline giriş yapan çalışanlarımızın tarayıcısında, oturumu ve cihazı tanıyan güvenlik çerezleri ile
      panel tercihleri saklanır. Bunlar ziyaretçilerde bulunmaz.</p>
      <h2>Üçüncü taraflar</h2>
      <p>Sayfalarımız yazı tiplerini, görselleri ve programları kendi sunucumuzdan alır. Bir videoyu siz
      başlattığınızda video, sağlayıcısının gizliliği artırılmış oynatıcısından gelir; sağlayıcı o anda kendi kurallarına
      göre veri işleyebilir. Harita ve sosyal medya bağlantıları yeni bir site açar.</p>
      <h2>Çerezleri yönetmek</h2>
      <p>Çerezleri ve site verilerini tarayıcınızın ayarlarından silebilir, engelleyebilirsiniz:</p>
      <ul>
      <li>Chrome: Ayarlar, Gizlilik ve güvenlik</li>
      <li>Edge: Ayarlar, Gizlilik, arama ve hizmetler</li>
      <li>Firefox: Ayarlar, Gizlilik ve Güvenlik</li>
      <li>Safari: Ayarlar, Gizlilik</li>
      </ul>
      <p>Hepsini engelleseniz de ürünlere bakabilir, arama yapabilir ve bize yazabilirsiniz; yalnız dil seçiminiz
      bir sonraki ziyarette hatırlanmaz. Son aramaları, arama kutusunun altındaki listeden de silebilirsiniz.</p>
      <h2>Kişisel verileriniz</h2>
      <p>Haklarınız ve başvuru yolları <a href="/sozlesme/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>’ndedir.
      Sorularınızı <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> adresine yazabilirsiniz.</p>
      <h2>Değişiklikler</h2>
      <p>Kullandığımız çerezler değiştiğinde bu sayfayı aynı gün güncelleriz.</p>`,
    en: richText`
      <p>A cookie is a small text file that a website leaves in your browser. This page says which cookies and browser
      records the website of <strong>${company.legalTitle}</strong> uses, what they do and how to delete them.</p>
      <h2>Necessary cookies only</h2>
      <p>We use no cookies for advertising, for profiles or for following you on other websites. Those below are needed for
      something that you asked for, so they require no consent. Should we add a cookie that is not necessary, we use it only
      with your explicit consent and add it to this list.</p>
      <h2>What we use for visitors</h2>
      <table>
      <thead><tr><th>Name</th><th>Kind</th><th>What it does</th><th>Lifetime</th></tr></thead>
      <tbody>
      <tr><td>_lang</td><td>First-party cookie</td><td>Remembers the language that you chose</td><td>1 year</td></tr>
      <tr><td>lang</td><td>Browser record</td><td>Holds the name of the chosen language</td><td>Until you delete it</td></tr>
      <tr><td>recent_searches</td><td>Browser record</td><td>Shows your last five searches; never sent to the server</td><td>Until you delete it</td></tr>
      </tbody>
      </table>
      <p>If you never change the language and never search, none of them is created.</p>
      <h2>What we use for our staff</h2>
      <p>In the browsers of employees who sign in to the administration we store security cookies that recognise the session
      and the device, and their preferences. Visitors do not have them.</p>
      <h2>Third parties</h2>
      <p>Our pages load fonts, pictures and programs from our own server. When you start a video, it comes from its
      provider’s player with enhanced privacy; from then on the provider may process data under rules of its own. Links to
      the map and to social media open another website.</p>
      <h2>How to manage cookies</h2>
      <p>You can delete and block cookies and website data in the settings of your browser:</p>
      <ul>
      <li>Chrome: Settings, Privacy and security</li>
      <li>Edge: Settings, Privacy, search, and services</li>
      <li>Firefox: Settings, Privacy &amp; Security</li>
      <li>Safari: Settings, Privacy</li>
      </ul>
      <p>Even if you block them all, you can look at products, search and write to us; only your language is forgotten by
      the next visit. You can also delete recent searches in the list below the search field.</p>
      <h2>Your personal data</h2>
      <p>Your rights and how to use them are in the
      <a href="/en/sozlesme/data-protection-notice">Data Protection Notice</a>. Questions go to
      <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a>.</p>
      <h2>Changes</h2>
      <p>When our cookies change, we update this page on the same day.</p>`,
  },
};
