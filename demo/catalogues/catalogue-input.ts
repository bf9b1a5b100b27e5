import { productCount, translator } from '#features/languages/translate.rules.ts';
import { turkishTexts } from '#features/languages/interface-texts.rules.ts';
import type { Offered } from '#features/offered-variants/variant-choice.rules.ts';
import { codesOf, measures, type PrintedVolume } from '#features/print/server/catalogue/catalogue-input.ts';
import { codeTables } from '#features/print/server/code-table.ts';
import type { PrintedCompany } from '#features/print/server/printed-company.ts';
import type { PrintedProduct } from '#features/print/server/printed-product.ts';
import { catalogueName, type DemoCatalogue } from '../content/catalogues.ts';
import { categories } from '../content/categories.ts';
import { company, companyName } from '../content/company.ts';
import type { DemoCategory, DemoProduct } from '../content/demo-content.ts';
import { finishes } from '../content/finishes.ts';
import { products } from '../content/products.ts';
import { variantsOf } from '../content/variants.ts';
import { coverColours, coverSheet, coverTexts } from '../covers/covers.ts';

type Chapter = PrintedVolume['chapters'][number];
type CatalogueProduct = Chapter['parts'][number]['products'][number];

const translate = translator(turkishTexts);

/** The name of a picture in the folder that the template reads, and the share of width to height. */
export type InFolder = (file: string) => { file: string; ratio: number };

/** The picture of a cover in the folder that the template reads. */
export const coverFile = 'cover.svg';

/** What `catalogue.typ` shows of a catalogue of the example, Turkish beside English. */
export function catalogueInput(catalogue: DemoCatalogue, picture: InFolder) {
  const { file, year, layout } = catalogue;
  const [name, contents] = [catalogueName(catalogue), coverTexts[file].contents];
  const chapters = catalogue.categories.map((seoName) => chapterOf(seoName, catalogue, picture));
  const { print } = turkishTexts;
  return {
    lang: 'tr',
    second_lang: 'en',
    company: companyOn(catalogue),
    title: name.tr,
    subtitle: `${name.en} ${year}`,
    cover: { file: coverFile, ratio: coverSheet.width / coverSheet.height },
    imprint: [
      `${company.legalTitle} · ${company.address}`,
      `${company.phone} · ${company.email}`,
      `${contents.tr}. / ${contents.en}.`,
      'Ölçüler ve ağırlıklar ortalama değerlerdir. / Sizes and weights are average values.',
    ],
    settings: { format: 'a4', layout, has_bleed: false },
    words: { contents: print.contents, index: print.index, notes: print.notes },
    volume: { name: '', first_page: 1, has_index: true },
    contents: chapters.flatMap(({ parts, ...chapter }) => [
      { ...entry(chapter), level: 1 },
      ...parts.filter(({ key }) => key !== `s${chapter.key}`).map((part) => ({ ...entry(part), level: 2 })),
    ]),
    chapters,
    index: codesOf({ chapters }).toSorted(([one], [other]) =>
      one.localeCompare(other, 'tr', { numeric: true }),
    ),
    numbers: {},
  };
}

const entry = ({ key, name, second }: Pick<Chapter, 'key' | 'name' | 'second'>) => ({ key, name, second });

function companyOn({ file }: DemoCatalogue): PrintedCompany {
  const { ground, ink } = coverColours[file];
  return { name: companyName, line: '', site: '', color: ground, on_color: ink, logo: 'logo-on-light.svg' };
}

function chapterOf(seoName: string, { layout }: DemoCatalogue, picture: InFolder): Chapter {
  const category = categories.find((one) => one.seo_name === seoName);
  if (!category) throw new Error(`No main category ${seoName}`);
  const parts = withSubCategories(category).flatMap((one) => {
    const shown = products.filter((product) => product.category === one.seo_name);
    if (shown.length === 0) return [];
    const read = shown.map((product) => productOf(product, { layout, picture }));
    return [{ ...named(`s${one.seo_name}`, one), products: read }];
  });
  const count = parts.reduce((sum, part) => sum + part.products.length, 0);
  return {
    ...named(seoName, category),
    count: productCount(translate, count),
    picture: category.picture === undefined ? null : focused(picture(category.picture)),
    parts,
  };
}

const named = (key: string, { name }: DemoCategory) => ({ key, name: name.tr, second: name.en });

const focused = (shown: { file: string; ratio: number }) => ({ ...shown, focus: { x: 0.5, y: 0.5 } });

const withSubCategories = (category: DemoCategory): DemoCategory[] => [
  category,
  ...(category.sub_categories ?? []).flatMap(withSubCategories),
];

type Shown = { layout: DemoCatalogue['layout']; picture: InFolder };

function productOf(product: DemoProduct, { layout, picture }: Shown): CatalogueProduct {
  const offered = offeredBy(product);
  const [{ file }] = product.pictures;
  const inLanguage = (lang: 'tr' | 'en'): PrintedProduct => ({
    lang,
    id: 0,
    code: product.code,
    name: product.name[lang],
    variant: null,
    summary: product.summary[lang],
    pictures: [focused(picture(file))],
    path: [],
    text: [],
    drawings: [],
    facts: [],
    ordering: [],
    claims: [],
    finishes: offered.finishes.map(({ name, color }) => ({ name, color, picture: null })),
    tables: codeTables(offered, {
      lang,
      translate,
      columns: measures.a4[layout].columns,
      hasOrdering: false,
    }),
  });
  return { key: product.code, address: '', qr: null, first: inLanguage('tr'), second: inLanguage('en') };
}

function offeredBy(product: DemoProduct): Offered {
  return {
    sizes: product.sizes.map(({ code, size }) => ({ key: code, name: size.name.tr, fallbacks: {} })),
    finishes: product.finishes.map((key) => {
      const { name, color } = finishes[key];
      return { key, name: name.tr, color, fallbacks: {}, image: null };
    }),
    variants: variantsOf(product).map(({ code, size, finish }, id) => ({
      id,
      code,
      size: size.code,
      finish,
      weight: size.weight,
      pack_quantity: size.pack,
      image: null,
    })),
  };
}
