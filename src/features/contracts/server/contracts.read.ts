import type { Selectable } from 'kysely';
import type { ContractPage, PublicContract } from '../contract.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { ContractTable } from '#server/db/schema/contract.ts';
import { findIdByOldSlug } from '#features/slugs/server/slugs.service.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { dayIn } from '#server/texts/day.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { isFilled } from './additions/filled.ts';

export type ContractRow = Selectable<ContractTable>;

/** The contracts that visitors see, in their order; one that settings fill is visible once they do. */
export async function loadVisibleContracts(db: Reader): Promise<ContractRow[]> {
  const rows = await selectRows<ContractRow>(db, 'contracts');
  const settings = await readSettings(db);
  return rows.filter((row) => row.is_active === 1 && isFilled(row.addition, settings));
}

export function presentPublicContract(
  { id, name, seo_name, addition }: ContractRow,
  localiser: Localiser,
): PublicContract {
  const slugs = readTexts(seo_name);
  return {
    id,
    ...localiser.read({ name }),
    seo_name: slugs[localiser.lang] ?? null,
    seo_name_tr: slugs.tr ?? null,
    page_seo_name: pageSlug(slugs, localiser),
    ...(addition !== '' && { addition }),
  };
}

/** The slug in the visitor's language, else the Turkish one, else the main language's, else any. */
function pageSlug(
  slugs: Readonly<Record<string, string>>,
  { lang, mainLang }: Pick<Localiser, 'lang' | 'mainLang'>,
): string {
  return slugs[lang] ?? slugs.tr ?? slugs[mainLang] ?? Object.values(slugs)[0] ?? '';
}

/** Finds a visible contract by its id, by its slug in any language or by a former slug. */
export async function findContract(
  db: Reader,
  visible: readonly ContractRow[],
  idOrSlug: string,
): Promise<ContractRow | undefined> {
  const current = visible.find(({ seo_name }) => Object.values(readTexts(seo_name)).includes(idOrSlug));
  if (current) return current;
  const id = (await findIdByOldSlug(db, 'contract', idOrSlug)) ?? Number(idOrSlug);
  return visible.find((row) => row.id === id);
}

type PageFacts = {
  localiser: Localiser;
  /** The languages that visitors can choose. */
  langs: readonly string[];
  timeZone: string;
  /** The HTML of the contract's addition. */
  addition: string;
};

export function presentContractPage(
  row: ContractRow,
  { localiser, langs, timeZone, addition }: PageFacts,
): ContractPage {
  const slugs = readTexts(row.seo_name);
  const names = readTexts(row.name);
  const contents = readTexts(row.content);
  const { content, fallbacks } = localiser.read({ content: row.content });
  const shown = presentPublicContract(row, localiser);
  return {
    ...shown,
    // The program writes its part in the page's language, also below a text that stands in for a missing one.
    content: content + (addition && fallbacks ? `<div lang="${localiser.lang}">${addition}</div>` : addition),
    ...((shown.fallbacks ?? fallbacks) && { fallbacks: { ...shown.fallbacks, ...fallbacks } }),
    updated_on: dayIn(timeZone, new Date(row.updated_at)),
    page_seo_names: Object.fromEntries(
      langs.map((lang) => [lang, pageSlug(slugs, { lang, mainLang: localiser.mainLang })]),
    ),
    own_langs: langs.filter((lang) => names[lang] && (contents[lang] || row.addition)),
  };
}
