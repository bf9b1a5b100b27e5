import type { InterfaceTexts } from '#features/languages/interface-texts.rules.ts';
import type { Reader } from '#server/db/connect.ts';
import { invalid, type AppError } from '#server/errors.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { createLocaliser, type Localiser } from '#server/texts/localiser.ts';

type FormText = keyof InterfaceTexts['form_error'];

/** The texts for the answer to a form, in the visitor's language. */
export type FormTexts = {
  lang: string;
  localiser: Localiser;
  text: (key: FormText, max?: number) => string;
  /** Creates a 422 error with one text at each field. */
  invalidFields: (problems: Readonly<Record<string, { key: FormText; max?: number }>>) => AppError;
};

/** Loads the texts in the language `wanted` if it is active, otherwise in the main language. */
export async function loadFormTexts(db: Reader, wanted: string): Promise<FormTexts> {
  const languages = await listActiveLanguages(db);
  const { abbr: lang } = languages.find(({ abbr }) => abbr === wanted) ?? languages[0] ?? { abbr: 'tr' };
  const { form_error: texts = {} } = await getInterfaceTexts(db, lang);
  const text: FormTexts['text'] = (key, max) => {
    const stored = texts[key] ?? '';
    return (typeof stored === 'string' ? stored : stored.value).replace('{max}', String(max));
  };
  const main = languages.find(({ is_main }) => is_main)?.abbr ?? lang;
  const order = languages.map(({ abbr }) => abbr);
  return {
    lang,
    localiser: createLocaliser(lang, main, order),
    text,
    invalidFields: (problems) =>
      invalid(
        Object.fromEntries(
          Object.entries(problems).map(([field, { key, max }]) => [field, [text(key, max)]]),
        ),
        text('check_fields'),
      ),
  };
}
