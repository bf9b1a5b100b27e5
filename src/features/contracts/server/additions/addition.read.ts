import type { ContractAddition } from '../../contract.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Reader } from '#server/db/connect.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { activeIntegrations } from '#features/integrations/server/active-integrations.read.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { writeAccessibility } from './accessibility.ts';
import type { AdditionTexts } from './addition-texts.ts';
import { writeCompanyInformation } from './company-information.ts';
import { writeCookieList } from './cookie-list.ts';

/** Writes the HTML of an addition in a language; empty for a contract that has its own text alone. */
export async function writeAddition(db: Reader, lang: string, addition: ContractAddition): Promise<string> {
  if (addition === '') return '';
  const settings = await readSettings(db);
  const groups = await getInterfaceTexts(db, lang);
  const texts: AdditionTexts = {
    lang,
    text: (name) => {
      const [group = '', key = ''] = name.split('.');
      const text = groups[group]?.[key] ?? '';
      return typeof text === 'string' ? text : text.value;
    },
  };
  if (addition === 'company_information')
    return writeCompanyInformation(texts, settings, await getMainLanguage(db));
  if (addition === 'accessibility') return writeAccessibility(texts, settings);
  return writeCookieList(
    texts,
    activeIntegrations(settings).map(({ vendor }) => vendor),
  );
}
