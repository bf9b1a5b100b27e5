import type { DemoContract } from '../demo-content.ts';
import { richText } from '../rich-text.ts';

/** The settings fill the table below this sentence. */
export const companyInformation: DemoContract = {
  name: { tr: 'Bilgi Toplumu Hizmetleri', en: 'Company Information' },
  addition: 'company_information',
  content: {
    tr: '<p>Şirketimizin tescilli bilgileri ve organları aşağıdadır.</p>',
    en: '<p>These are the registered particulars and the officers of our company.</p>',
  },
};

/** The settings fill the statement; this text names what does not conform yet. */
export const accessibilityStatement: DemoContract = {
  name: { tr: 'Erişilebilirlik Bildirimi', en: 'Accessibility Statement' },
  addition: 'accessibility',
  content: {
    tr: richText`
      <h2>Henüz uymayanlar</h2>
      <ul>
      <li>Ürün teknik çizimleri PDF biçimindedir ve ekran okuyucular için etiketlenmemiştir. Ölçüler, ürün
      sayfasındaki tabloda da yer alır.</li>
      <li>Videolarımızın sesli betimlemesi yoktur; anlatılanlar videonun sayfasında yazıyla özetlenir.</li>
      </ul>`,
    en: richText`
      <h2>What does not conform yet</h2>
      <ul>
      <li>The technical drawings of our products are PDF files without tags for screen readers. The dimensions are also in
      the table on the product’s page.</li>
      <li>Our videos have no audio description; the page of each video sums up in writing what it shows.</li>
      </ul>`,
  },
};
