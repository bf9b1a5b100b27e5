import { flattenText } from '#shared/localised.ts';
import { contract, type ContractAddition } from '../../contract.ts';
import type { Settings } from '#server/configuration/settings.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { shippedTexts } from '#features/languages/server/shipped-texts.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { createContractIn } from '../contracts.service.ts';
import { isFilled } from './filled.ts';

/** The additions whose contract appears by itself, with the interface text that names it. */
const named = { company_information: 'company_title', accessibility: 'accessibility_title' } as const;

/**
 * Creates the contract of an addition that the settings have just filled, unless one exists. Staff then edit, order and
 * hide it like every other; after it was deleted it comes back only when the settings are emptied and filled again.
 */
export async function createFilledContracts(
  tx: ContentTransaction,
  before: Settings,
  after: Settings,
): Promise<void> {
  for (const addition of Object.keys(named) as (keyof typeof named)[]) {
    if (isFilled(addition, before) || !isFilled(addition, after)) continue;
    const present = await tx.db
      .selectFrom('contracts')
      .select('id')
      .where('addition', '=', addition)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!present) await createContractIn(tx, await inputFor(tx, addition));
  }
}

/** The contract's name in each language that the program ships, and in the main language. */
async function inputFor({ db }: ContentTransaction, addition: ContractAddition & keyof typeof named) {
  const name: Record<string, string> = {};
  for (const { abbr, is_main: isMain } of await listActiveLanguages(db)) {
    if (!isMain && !shippedTexts(abbr).legal) continue;
    const text = (await getInterfaceTexts(db, abbr)).legal?.[named[addition]] ?? '';
    name[abbr] = typeof text === 'string' ? text : text.value;
  }
  return contract.create.parse({ ...flattenText('name', name), addition });
}
