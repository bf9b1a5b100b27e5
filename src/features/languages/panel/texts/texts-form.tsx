import type { ReactNode } from 'react';
import type { Language } from '../../language.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { FormPage } from '#panel/form/form-page.tsx';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import type { FieldErrors } from '#panel/form-state/field-errors.ts';
import { savedRecord } from '#panel/form-state/saved-record.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { languageRecord, type LanguageRecord } from '../language-record.ts';
import { savePageTexts } from '#panel/api/languages.api.ts';
import { interfaceTexts, toPageLang, type InterfaceText } from './interface-text.ts';
import { placeholderError } from './placeholders.ts';
import { TextsPane } from './texts-pane.tsx';

type TextsFormProps = { language: Language; languages: readonly Language[]; chooser: ReactNode };

/** A form with all interface texts of a language. Saving sends only the changed ones. */
export function TextsForm({ language, languages, chooser }: TextsFormProps) {
  const sources = [...languages.filter(({ is_main }) => is_main), ...languages].map(
    ({ page_lang }) => page_lang,
  );
  const textsOf = (record: LanguageRecord) => interfaceTexts(record, language.outdated, sources);
  const stored = textsOf(languageRecord(language));
  const form = useRecordForm<LanguageRecord>({
    name: `languages/${language.abbr}/texts`,
    record: languageRecord(language),
    languages: [],
    localised: [],
    labels: Object.fromEntries(stored.map(({ name, source }) => [name, source])),
    toValues: (record) => Object.fromEntries((record ? textsOf(record) : stored).map(fieldOf)),
    check: (_, changes) => textErrors(stored, changes),
    save: ({ version, ...fields }) =>
      savedRecord(
        savePageTexts({ abbr: language.abbr, version, page_lang: toPageLang(fields) }).catch(withFieldNames),
        languageRecord,
      ),
    onSaved: () => undefined,
  });
  return (
    <FormPage
      title="Arayüz metinleri"
      note="Menüler, düğmeler, form ve hata metinleri. Kayıtların kendi metinleri kendi formlarındadır."
      form={form}
      main={
        <TextsPane
          form={form}
          language={language}
          main={languages[0] ?? language}
          texts={textsOf(form.record ?? languageRecord(language))}
          chooser={chooser}
        />
      }
    />
  );
}

const fieldOf = ({ name, text }: InterfaceText) => [name, text] as const;

function textErrors(texts: readonly InterfaceText[], changes: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, source, id } of texts) {
    const text = changes[name];
    // A text without any source shows its key instead, which contains no placeholders to check.
    const error = typeof text === 'string' && !id.endsWith(`.${source}`) && placeholderError(text, source);
    if (error) errors[name] = error;
  }
  return errors;
}

/** Renames errors: the server reports `page_lang.navbar.home`, the form calls the field `navbar/home`. */
function withFieldNames(error: unknown): never {
  if (!(error instanceof RequestRefused)) throw error;
  const { status, message, fieldErrors, record } = error;
  const named = Object.entries(fieldErrors).map(([name, texts]) => {
    const [, group, key] = /^page_lang\.([^.]+)\.(.+)$/.exec(name) ?? [];
    return [group && key ? `${group}/${key}` : name, texts] as const;
  });
  throw new RequestRefused(status, message, Object.fromEntries(named), record);
}
