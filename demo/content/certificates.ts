import type { DemoCertificate, DemoText } from './demo-content.ts';

/** Invented issuers; their names say that they are examples. */
const certification: DemoText = { tr: 'Örnek Belgelendirme Kuruluşu', en: 'Örnek Certification Body' };
const laboratory: DemoText = { tr: 'Örnek Deney Laboratuvarı', en: 'Örnek Testing Laboratory' };
const chamber: DemoText = { tr: 'Örnekköy Sanayi Odası', en: 'Örnekköy Chamber of Industry' };

const label = {
  first: { tr: 'İlk belgelendirme', en: 'First certification' },
  issued: { tr: 'Düzenlenme', en: 'Issued' },
  valid: { tr: 'Geçerlilik sonu', en: 'Valid until' },
  sample: { tr: 'Numune', en: 'Sample' },
  received: { tr: 'Numune kabulü', en: 'Sample received' },
  result: { tr: 'Sonuç', en: 'Result' },
} satisfies Record<string, DemoText>;

/** The dates of a management system's certificate; it expires three years after it was issued. */
const validity = (first: string, issued: string, valid: string): DemoCertificate['facts'] => [
  { label: label.first, value: first },
  { label: label.issued, value: issued },
  { label: label.valid, value: valid },
];

const auditor = { name: 'Deniz Aksoy', role: { tr: 'Belgelendirme Müdürü', en: 'Head of Certification' } };
const analyst = { name: 'Dr. Elif Tan', role: { tr: 'Laboratuvar Müdürü', en: 'Head of Laboratory' } };
const passed: DemoText = { tr: 'Uygun', en: 'Passed' };
const notFound: DemoText = { tr: 'bulunmadı', en: 'not detected' };

/** The site shows them in this order. */
export const certificates: readonly DemoCertificate[] = [
  {
    file: 'iso-9001',
    name: { tr: 'Kalite Yönetim Sistemi, ISO 9001', en: 'Quality Management System, ISO 9001' },
    issuer: certification,
    standard: 'ISO 9001:2015',
    number: 'ÖBK-KYS-00419',
    scope: {
      tr: 'Çanta, kemer, ayakkabı ve giyim için metal aksesuarların tasarımı, dökümü, presle şekillendirilmesi, kaplanması ve satışı.',
      en: 'Design, casting, press forming, plating and sale of metal accessories for bags, belts, shoes and clothing.',
    },
    facts: validity('14.03.2017', '12.03.2026', '13.03.2029'),
    signed: auditor,
  },
  {
    file: 'iso-14001',
    name: { tr: 'Çevre Yönetim Sistemi, ISO 14001', en: 'Environmental Management System, ISO 14001' },
    issuer: certification,
    standard: 'ISO 14001:2015',
    number: 'ÖBK-ÇYS-00127',
    scope: {
      tr: 'Metal aksesuar üretimi ve elektrolitik kaplama; kapalı devre durulama, atık su arıtımı ve metal geri kazanımı.',
      en: 'Production of metal accessories and electroplating, with closed-loop rinsing, waste water treatment and metal recovery.',
    },
    facts: validity('06.06.2019', '02.06.2025', '05.06.2028'),
    signed: auditor,
  },
  {
    file: 'iso-45001',
    name: {
      tr: 'İş Sağlığı ve Güvenliği Yönetim Sistemi, ISO 45001',
      en: 'Occupational Health and Safety Management System, ISO 45001',
    },
    issuer: certification,
    standard: 'ISO 45001:2018',
    number: 'ÖBK-İSG-00208',
    scope: {
      tr: 'Döküm, pres, taşlama, kaplama, montaj ve depo bölümlerinde çalışanların sağlığı ve güvenliği.',
      en: 'Health and safety of people working in casting, pressing, grinding, plating, assembly and storage.',
    },
    facts: validity('21.09.2021', '18.09.2024', '20.09.2027'),
    signed: auditor,
  },
  {
    file: 'nikel-salinimi',
    name: { tr: 'Nikel Salınımı Deney Raporu, EN 1811', en: 'Nickel Release Test Report, EN 1811' },
    issuer: laboratory,
    standard: 'EN 1811',
    number: 'ÖDL-26-01173',
    scope: {
      tr: 'Ciltle uzun süre temas eden parçalardan nikel salınımının tayini. Sınır değer: REACH Ek XVII, madde 27.',
      en: 'Release of nickel from parts in prolonged contact with the skin. Limit: REACH Annex XVII, entry 27.',
    },
    facts: [
      { label: label.received, value: '04.05.2026' },
      { label: label.issued, value: '15.05.2026' },
      { label: label.result, value: passed },
    ],
    results: {
      columns: [
        label.sample,
        { tr: 'Kaplama', en: 'Finish' },
        { tr: 'Salınım, µg/cm²/hafta', en: 'Release, µg/cm²/week' },
        { tr: 'Sınır', en: 'Limit' },
        label.result,
      ],
      rows: [
        ['CD-5209-BB', { tr: 'Beyaz bronz', en: 'White bronze' }, '< 0,05', '0,5', passed],
        ['HL-2035', { tr: 'Açık altın', en: 'Light gold' }, '0,07', '0,5', passed],
        ['PR-8109-AS', { tr: 'Antik sarı', en: 'Antique brass' }, '0,11', '0,5', passed],
        ['KG-4014-FU', { tr: 'Füme', en: 'Gunmetal' }, '0,09', '0,5', passed],
        ['CD-5112-MS', { tr: 'Mat siyah', en: 'Matt black' }, '< 0,05', '0,5', passed],
      ],
    },
    signed: analyst,
  },
  {
    file: 'zararli-madde',
    name: {
      tr: 'Zararlı Madde Deney Raporu, REACH Ek XVII',
      en: 'Restricted Substances Test Report, REACH Annex XVII',
    },
    issuer: laboratory,
    standard: 'REACH Ek XVII',
    number: 'ÖDL-26-01174',
    scope: {
      tr: 'Zamak, pirinç ve çelik parçalarda, kaplaması dâhil, kısıtlanmış maddelerin toplam miktarının tayini.',
      en: 'Total content of restricted substances in zinc alloy, brass and steel parts, plating included.',
    },
    facts: [
      { label: label.received, value: '04.05.2026' },
      { label: label.issued, value: '18.05.2026' },
      { label: label.result, value: passed },
    ],
    results: {
      columns: [
        { tr: 'Madde', en: 'Substance' },
        { tr: 'Dayanak', en: 'Entry' },
        { tr: 'Bulunan, %', en: 'Found, %' },
        { tr: 'Sınır', en: 'Limit' },
        label.result,
      ],
      rows: [
        [{ tr: 'Kurşun', en: 'Lead' }, '63', '0,008', '0,05', passed],
        [{ tr: 'Kadmiyum', en: 'Cadmium' }, '23', '< 0,001', '0,01', passed],
        [{ tr: 'Cıva bileşikleri', en: 'Mercury compounds' }, '18', notFound, '–', passed],
        [{ tr: 'Arsenik bileşikleri', en: 'Arsenic compounds' }, '19', notFound, '–', passed],
      ],
    },
    signed: analyst,
  },
  {
    file: 'kapasite-raporu',
    name: { tr: 'Kapasite Raporu', en: 'Production Capacity Report' },
    issuer: chamber,
    standard: 'Kapasite Raporu',
    number: 'ÖSO-2026-0318',
    scope: {
      tr: 'Üretim yerinde yapılan incelemeye göre, günde 8 saat ve yılda 300 iş günü üzerinden yıllık üretim kapasitesi.',
      en: 'Annual production capacity as verified on site, based on 8 hours a day and 300 working days a year.',
    },
    facts: [
      { label: label.issued, value: '26.02.2026' },
      { label: label.valid, value: '26.02.2029' },
      { label: { tr: 'Çalışan', en: 'Employees' }, value: '86' },
    ],
    results: {
      columns: [
        { tr: 'Ürün', en: 'Product' },
        { tr: 'Birim', en: 'Unit' },
        { tr: 'Yıllık kapasite', en: 'Annual capacity' },
      ],
      rows: [
        [
          { tr: 'Toka ve ayar parçaları', en: 'Buckles and adjusters' },
          { tr: 'adet', en: 'pieces' },
          '18 400 000',
        ],
        [{ tr: 'Halka ve kanca', en: 'Rings and hooks' }, { tr: 'adet', en: 'pieces' }, '31 200 000'],
        [
          { tr: 'Kuşgözü, çıtçıt ve perçin', en: 'Eyelets, snaps and rivets' },
          { tr: 'takım', en: 'sets' },
          '96 000 000',
        ],
        [{ tr: 'Fermuar elciği', en: 'Zip pullers' }, { tr: 'adet', en: 'pieces' }, '9 600 000'],
        [{ tr: 'Zincir', en: 'Chain' }, { tr: 'metre', en: 'metres' }, '1 750 000'],
      ],
    },
    signed: { name: 'Murat Yalın', role: { tr: 'Genel Sekreter', en: 'Secretary General' } },
  },
];
