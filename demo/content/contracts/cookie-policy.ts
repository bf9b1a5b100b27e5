import { company } from '../company.ts';
import type { DemoContract } from '../demo-content.ts';
import { richText } from '../rich-text.ts';

/** The program writes the list of what is stored below this text. */
export const cookiePolicy: DemoContract = {
  name: { tr: 'Çerez Politikası', en: 'Cookie Policy' },
  addition: 'cookie_list',
  content: {
    tr: richText`
      <p>Çerez, bir sitenin tarayıcınıza bıraktığı küçük bir metin dosyasıdır. Tarayıcı ve sekme kayıtları da benzer işi
      görür, ancak sunucuya kendiliğinden gönderilmez. Bu sayfa, <strong>${company.legalTitle}</strong> sitesinin
      bunlardan hangilerini kullandığını, ne işe yaradıklarını ve nasıl silineceklerini anlatır. Sayfanın sonundaki liste
      sitenin kendi kayıtlarından üretilir, bu yüzden hep günceldir.</p>
      <h2>Ne zaman izin isteriz?</h2>
      <p>İstediğiniz bir işlevin çalışması için gerekli olan kayıtlar için izin istenmez. Ölçüm ve reklam hizmetleri ancak
      siz izin verirseniz çalışır. Kararınızı sayfanın altındaki “Çerez tercihleri”nden her zaman değiştirebilirsiniz;
      izninizi geri alırsanız bu hizmetlerin bıraktıkları da silinir.</p>
      <h2>Kararınızın kaydı</h2>
      <p>Çerez tercihinizi kaydettiğinizde sunucumuz bir makbuz tutar: rastgele bir numara, tarih ve saat, listenin sürümü
      ve seçiminiz. Aynı numara sizin tarayıcınızda da durur. Makbuzda adınız, IP adresiniz ya da sizi tanıtan başka bir
      bilgi yoktur; üç yıl sonra silinir.</p>
      <h2>Çalışanlarımız için kullandıklarımız</h2>
      <p>Yönetim paneline giriş yapan çalışanlarımızın tarayıcısında, oturumu ve cihazı tanıyan güvenlik çerezleri ile
      panel tercihleri saklanır. Bunlar ziyaretçilerde bulunmaz.</p>
      <h2>Videolar ve bağlantılar</h2>
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
      <p>Hepsini engelleseniz de ürünlere bakabilir, arama yapabilir ve bize yazabilirsiniz; yalnız dil seçiminiz ve
      teklif listeniz bir sonraki ziyarette hatırlanmaz. Son aramaları, arama kutusunun altındaki listeden de
      silebilirsiniz.</p>
      <h2>Kişisel verileriniz</h2>
      <p>Haklarınız ve başvuru yolları <a href="/sozlesme/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>’ndedir.
      Sorularınızı <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> adresine yazabilirsiniz.</p>`,
    en: richText`
      <p>A cookie is a small text file that a website leaves in your browser. Browser and tab records do a similar job, but
      are not sent to the server by themselves. This page explains which of them the website of
      <strong>${company.legalTitle}</strong> uses, what they do and how to delete them. The list at the end is generated from the website’s own records, so it is always up to date.</p>
      <h2>When we ask for consent</h2>
      <p>Records that are needed for something you asked for require no consent. Analytics and advertising services run only
      if you allow them. You can change your decision at any time under “Cookie preferences” at the foot of the page; if you
      withdraw your consent, what these services left behind is deleted too.</p>
      <h2>The record of your decision</h2>
      <p>When you save your cookie preferences, our server keeps a receipt: a random number, date and time, the version of the
      list, and your choice. The same number stays in your browser. The receipt holds neither your name nor your IP address,
      nor anything else that identifies you, and it is deleted after three years.</p>
      <h2>What we use for our staff</h2>
      <p>In the browsers of employees who sign in to the admin panel, we store security cookies that recognise the session and the device, as well as panel preferences. Visitors do not have them.</p>
      <h2>Videos and links</h2>
      <p>Our pages load fonts, pictures and programs from our own server. When you start a video, it comes from its
      provider’s player in privacy-enhanced mode; from then on the provider may process data under its own rules. Links to
      the map and to social media open another website.</p>
      <h2>Managing cookies</h2>
      <p>You can delete and block cookies and website data in the settings of your browser:</p>
      <ul>
      <li>Chrome: Settings, Privacy and security</li>
      <li>Edge: Settings, Privacy, search, and services</li>
      <li>Firefox: Settings, Privacy &amp; Security</li>
      <li>Safari: Settings, Privacy</li>
      </ul>
      <p>Even if you block them all, you can look at products, search and write to us; only your language and your quote list will not be remembered on your next visit. You can also delete recent searches in the list below the search field.</p>
      <h2>Your personal data</h2>
      <p>Your rights and how to use them are set out in the
      <a href="/en/sozlesme/data-protection-notice">Data Protection Notice</a>. Please send questions to
      <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a>.</p>`,
  },
};
