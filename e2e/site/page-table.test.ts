import { sitePages, type SitePageName } from '#shared/site-pages.ts';
import { startBuiltServer, type BuiltServer } from '#test/servers/built-server.ts';
import { demoTemplate } from '../demo-template.ts';
import { checkThings } from '#test/structured-data/check-things.ts';
import { expect, test } from '../fixtures.ts';

const site = 'https://firma.example';
const name = 'Örnek Metal Aksesuar';

/** The address, the title, the beginning of the description, and the heading, in one language. */
type Texts = readonly [path: string, title: string, description: string, heading: string];
/**
 * `things` are the types in the structured data. A page that `isUnlisted` names no other languages and asks
 * search engines not to index it.
 */
type Row = { tr: Texts; en: Texts; things: readonly string[]; status?: number; isUnlisted?: boolean };

/** Every page describes the company and the site. */
const everywhere = ['Organization', 'WebSite'];
const crumbs = [...everywhere, 'BreadcrumbList'];

/** The expected row for every page of the registry, with the demo content. */
const table: Record<SitePageName, Row> = {
  home: {
    tr: [
      '/',
      `${name} | Toka, halka, zincir ve kuşgözü`,
      'Çanta, kemer, ayakkabı',
      'En küçük parça, ilk bakılan yerdir.',
    ],
    en: [
      '/en',
      `${name} | Buckles, rings, chains and eyelets`,
      'Metal buckles, rings',
      'The smallest part is where the eye goes first.',
    ],
    things: everywhere,
  },
  about_us: {
    tr: ['/kurumsal', `Hakkımızda | ${name}`, '1987’den beri', 'Kırk yıla yakın, aynı tezgâhta'],
    en: [
      '/en/kurumsal',
      `About us | ${name}`,
      'Making metal accessories',
      'Nearly forty years at the same bench',
    ],
    things: crumbs,
  },
  vision_mission: {
    tr: ['/vizyon-misyon', `Vizyon ve Misyon | ${name}`, 'Neden küçük parçalar', 'Vizyon ve Misyon'],
    en: [
      '/en/vizyon-misyon',
      `Vision and mission | ${name}`,
      'Why we make small parts',
      'Vision and mission',
    ],
    things: crumbs,
  },
  catalogue: {
    tr: ['/katalog', `Katalog | ${name}`, 'Ürünlerimizi', 'Kataloglar'],
    en: ['/en/katalog', `Catalogues | ${name}`, 'Catalogues of', 'Catalogues'],
    things: crumbs,
  },
  products: {
    tr: ['/urunler/toka', `Metal Toka Modelleri | ${name}`, 'Dilli, orta barlı', 'Toka'],
    en: ['/en/urunler/toka', `Metal Buckles | ${name}`, 'Prong, centre-bar', 'Buckles'],
    things: [...crumbs, 'CollectionPage'],
  },
  product: {
    tr: ['/urun/klasik-dilli-toka', 'Klasik Dilli Toka', 'Yuvarlak hatlı', 'Klasik Dilli Toka'],
    en: [
      '/en/urun/klasik-dilli-toka',
      'Classic Prong Buckle',
      'A single-prong belt buckle',
      'Classic Prong Buckle',
    ],
    things: [...crumbs, 'ProductGroup'],
  },
  fairs: {
    tr: ['/fuarlar', `Fuarlar ve okul turları | ${name}`, 'Katıldığımız fuarlar', 'Fuarlar'],
    en: ['/en/fuarlar', `Fairs and school tours | ${name}`, 'The fairs where we exhibit', 'Fairs'],
    things: [...crumbs, 'Event'],
  },
  blog: {
    tr: ['/blog', `Blog | ${name}`, 'Atölyeden yazılar', 'Atölyeden yazılar'],
    en: ['/en/blog', `Blog | ${name}`, 'Notes from the workshop', 'Notes from the workshop'],
    things: crumbs,
  },
  blog_detail: {
    tr: [
      '/blog/bir-kaplama-nasil-yapilir',
      'Bir kaplama nasıl yapılır?',
      'Aynı D halka',
      'Bir kaplama nasıl yapılır?',
    ],
    en: [
      '/en/blog/bir-kaplama-nasil-yapilir',
      'How a finish is made',
      'How does the same D-ring',
      'How a finish is made',
    ],
    things: [...crumbs, 'Article'],
  },
  videos: {
    tr: ['/videolar', `Videolar | ${name}`, 'Atölyemizden kısa', 'Videolar'],
    en: ['/en/videolar', `Videos | ${name}`, 'Short videos', 'Videos'],
    things: [...crumbs, 'VideoObject'],
  },
  contact: {
    tr: ['/iletisim', `İletişim | ${name}`, 'Telefon, e-posta', 'İletişim'],
    en: ['/en/iletisim', `Contact | ${name}`, 'Phone, e-mail', 'Contact'],
    things: crumbs,
  },
  search_products: {
    tr: ['/urun-ara', 'Ürün arama', '', 'Ürün arama'],
    en: ['/en/urun-ara', 'Product search', '', 'Product search'],
    things: everywhere,
    isUnlisted: true,
  },
  contract: {
    tr: ['/sozlesme/kvkk-aydinlatma-metni', 'KVKK Aydınlatma Metni', '', 'KVKK Aydınlatma Metni'],
    en: ['/en/sozlesme/data-protection-notice', 'Data Protection Notice', '', 'Data Protection Notice'],
    things: crumbs,
  },
  not_found: {
    tr: ['/404', 'Sayfa bulunamadı', '', 'İstenen sayfa bulunamadı.'],
    en: ['/en/404', 'Page not found', '', 'The page was not found.'],
    things: everywhere,
    status: 404,
  },
};

test.describe('each page has its own title, description, heading and language links @desk', () => {
  let server: BuiltServer;
  test.beforeAll(async () => {
    // This server has a public address, which canonical links need; the servers of other journeys have none.
    server = await startBuiltServer({ template: demoTemplate(), environment: { PUBLIC_URL: site } });
  });
  test.afterAll(() => server.stop());

  for (const { name: page } of sitePages)
    for (const lang of ['tr', 'en'] as const)
      test(`${page} in ${lang}`, async ({ page: browser }) => {
        const row = table[page];
        const [path, title, description, heading] = row[lang];
        // The HTML is parsed without running the page's scripts.
        const answer = await browser.request.get(server.url + path, { headers: { host: 'firma.example' } });
        const facts = await browser.evaluate(readFacts, await answer.text());
        expect.soft(answer.status()).toBe(row.status ?? 200);
        expect.soft(facts).toMatchObject({ lang, title, headings: [heading] });
        expect.soft(facts.description.startsWith(description)).toBe(true);
        expect.soft(facts.description === '').toBe(description === '');
        expect.soft([...new Set(facts.things)]).toEqual(row.things);
        expect.soft(checkThings(facts.scripts).problems).toEqual([]);
        expect.soft(facts.robots).toBe(row.isUnlisted ? 'noindex, follow' : '');
        if (row.status) return;
        expect.soft(facts.canonical.replace(/\?.*/, '')).toBe(site + path);
        const languages = { tr: site + row.tr[0], en: site + row.en[0], 'x-default': site + row.tr[0] };
        expect.soft(facts.languages).toEqual(row.isUnlisted ? {} : languages);
      });
});

/** Reads the facts from HTML; this function runs in the browser. */
function readFacts(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
  const alternates = all('link[rel=alternate][hreflang]');
  const scripts = all('script[type="application/ld+json"]').map(({ textContent }) => textContent);
  const things = scripts.flatMap((script) => {
    const thing = JSON.parse(script) as { '@type': string; '@graph'?: { '@type': string }[] };
    return (thing['@graph'] ?? [thing]).map((one) => one['@type']);
  });
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: content('meta[name=description]'),
    robots: content('meta[name=robots]'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    languages: Object.fromEntries(
      alternates.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href')] as const),
    ) as Record<string, string | null>,
    headings: all('h1').map((heading) => heading.textContent.replace(/\s+/g, ' ')),
    things,
    scripts,
  };
}
