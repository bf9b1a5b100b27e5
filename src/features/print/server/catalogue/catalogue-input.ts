import type { PublicCategory } from '#features/categories/category.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { countText, translator, type Translate } from '#features/languages/translate.rules.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { languagePrefix, pagePath } from '#features/site-api/page-addresses.rules.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { dateLocale } from '#shared/rules/date-locale.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { loadPdfKeys } from '../pdf-drawings.read.ts';
import { presentCompany } from '../printed-company.ts';
import { createPrintedFiles, type PrintedFiles } from '../printed-files.ts';
import { presentPrintedProduct, type PrintedProduct } from '../printed-product.ts';
import { qrCodesOf } from '../qr-svg.ts';
import type { Chapter, PrintSettings } from './chosen-products.read.ts';

/** Pages of the present volume are found by the template, those of other volumes in `numbers`. */
export type Numbers = Readonly<Record<string, number>>;

type PrintedEntry = { key: string; name: string; second: string | null };
type CatalogueProduct = {
  key: string;
  address: string;
  qr: string | null;
  first: PrintedProduct;
  second: PrintedProduct | null;
};

export type PrintedVolume = {
  chapters: (PrintedEntry & {
    count: string;
    picture: ReturnType<PrintedFiles['picture']>;
    parts: (PrintedEntry & { products: CatalogueProduct[] })[];
  })[];
};

/** The rooms of the main pictures in `catalogue.typ`, and how many columns of codes fit, by paper and layout. */
export const measures = {
  a4: {
    pages: { main: { width: 120, height: 108 }, columns: 7 },
    rows: { main: { width: 50, height: 58 }, columns: 5 },
    cards: { main: { width: 58, height: 56 }, columns: 20 },
  },
  a5: {
    pages: { main: { width: 84, height: 62 }, columns: 5 },
    rows: { main: { width: 38, height: 44 }, columns: 3 },
    cards: { main: { width: 60, height: 41 }, columns: 20 },
  },
} as const;
const otherBox = { width: 57, height: 53 };

/** Whole pages with their bleed, of which a picture takes at most 70 %. */
const paper = { a4: { width: 216, height: 211 }, a5: { width: 154, height: 150 } } as const;

type Edition = { api: SiteApi; translate: Translate; lang: string };

/** Reads what a catalogue shows, as visitors see it at the instant of the call. */
export async function openCatalogue(
  ctx: Pick<Context, 'db' | 'connections' | 'clock' | 'config' | 'publicFiles'>,
  settings: PrintSettings,
) {
  const { db, config } = ctx;
  const local = { db, clock: ctx.clock, config: { ...config, mediaUrl: '' } };
  const snapshot = createSnapshot(local, settings.lang);
  const first = await openEdition(local, settings.lang, snapshot);
  const second = settings.second_lang === '' ? undefined : await openEdition(local, settings.second_lang);
  const files = createPrintedFiles(ctx.publicFiles, settings.quality);
  const secondNames = new Map(second && namesOf(await second.api.categories()));
  const language = (await first.api.languages()).find(({ abbr }) => abbr === settings.lang);
  const prefix = language ? languagePrefix(language) : '';

  const entryOf = ({ id, name }: PublicCategory, start: string): PrintedEntry => ({
    key: `${start}${id}`,
    name,
    second: differing(name, secondNames.get(id)),
  });

  async function readProduct(
    seoName: string,
    qrs: ReadonlyMap<number, string>,
  ): Promise<CatalogueProduct | undefined> {
    const page = await first.api.product(seoName);
    if (!page) return undefined;
    const other = second && (await second.api.product(seoName));
    const path = pagePath(prefix, { name: 'product', params: { seo_name: seoName } });
    const pdfKeys = settings.layout === 'pages' ? await loadPdfKeys(db, [page]) : new Map<string, string>();
    const present = (shown: ProductPage, { lang, translate }: Edition) =>
      presentPrintedProduct(shown, undefined, {
        lang,
        translate,
        files,
        pdfKeys,
        hasOrdering: settings.has_ordering === 1,
        ...measures[settings.format][settings.layout],
        other: otherBox,
      });
    return {
      key: `p${page.id}`,
      address: config.publicUrl + path,
      qr: qrs.get(page.id) ?? null,
      first: present(page, first),
      second: second && other ? present(other, second) : null,
    };
  }

  /** Reads the products of a volume; `onRead` hears of each. */
  async function readVolume(
    chapters: readonly Chapter[],
    onRead: () => Promise<void>,
  ): Promise<PrintedVolume> {
    const read: PrintedVolume['chapters'] = [];
    for (const { category, parts } of chapters) {
      const shown = [];
      for (const part of parts) {
        const products: CatalogueProduct[] = [];
        const qrs = await qrCodesOf(
          ctx,
          'product',
          part.products.map(({ id }) => id),
        );
        for (const { seo_name: seoName } of part.products) {
          const product = await readProduct(seoName, qrs);
          if (product) products.push(product);
          await onRead();
        }
        shown.push({ ...entryOf(part.category, 's'), products });
      }
      const count = shown.reduce((sum, { products }) => sum + products.length, 0);
      const picture = files.picture(category.image, paper[settings.format]);
      const counted = countText(first.translate, 'products.count', count);
      read.push({ ...entryOf(category, 'c'), count: counted, picture, parts: shown });
    }
    return { chapters: read };
  }

  const contentsOf = (chapters: readonly Chapter[]) =>
    chapters.flatMap(({ category, parts }) => [
      { ...entryOf(category, 'c'), level: 1 },
      ...parts
        .filter((part) => part.category !== category)
        .map((part) => ({ ...entryOf(part.category, 's'), level: 2 })),
    ]);

  const { translate } = first;
  const configuration = await first.api.configuration();
  const company = presentCompany(configuration, { lang: settings.lang, publicUrl: config.publicUrl, files });
  const common = {
    lang: settings.lang,
    second_lang: settings.second_lang || null,
    company,
    title: settings.name,
    subtitle: settings.subtitle,
    cover: files.picture(await coverOf(db, settings.cover_id), paper[settings.format]),
    imprint: [company.line, company.site, ...datesOf(ctx, settings, translate)].filter(Boolean),
    settings: {
      format: settings.format,
      layout: settings.layout,
      has_bleed: settings.has_bleed === 1,
    },
    words: {
      contents: translate('print.contents'),
      index: translate('print.index'),
      notes: translate('print.notes'),
    },
  };
  return {
    view: await snapshot.view(),
    tree: await first.api.categories(),
    files,
    common,
    readVolume,
    contentsOf,
  };
}

/** What an imprint says of days: when the catalogue was made and, if it is set, until when it is valid. */
function datesOf(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { lang, valid_until }: PrintSettings,
  translate: Translate,
): string[] {
  const dates = new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: config.timeZone });
  const until = valid_until && dates.format(new Date(`${valid_until}T12:00Z`));
  return [
    translate('print.printed_note', { date: dates.format(clock.now()) }),
    until ? translate('print.valid_until', { date: until }) : '',
  ];
}

async function openEdition(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  lang: string,
  snapshot?: ReturnType<typeof createSnapshot>,
): Promise<Edition> {
  const api = createSiteApi(ctx, lang, snapshot);
  return { api, lang, translate: translator(await getInterfaceTexts(ctx.db, lang)) };
}

async function coverOf(db: Context['db'], id: number | null): Promise<Picture | null> {
  const picture = id === null ? undefined : (await loadPictures(db, [id])).get(id);
  return picture ? withAlt(picture, '') : null;
}

const namesOf = (tree: readonly PublicCategory[]): [number, string][] =>
  tree.flatMap(({ id, name, sub_categories }) => [
    [id, name] as [number, string],
    ...namesOf(sub_categories),
  ]);

const differing = (one: string, other: string | undefined): string | null =>
  other === undefined || other === one ? null : other;

/** Every code of a volume with the key of its product. */
export function codesOf({ chapters }: PrintedVolume): [code: string, key: string][] {
  return chapters
    .flatMap(({ parts }) => parts.flatMap(({ products }) => products))
    .flatMap(({ key, first: { code, tables } }) => {
      const cells = tables.flatMap(({ codes }) => codes);
      return [...new Set([code, ...cells])].map((one): [string, string] => [one, key]);
    });
}
