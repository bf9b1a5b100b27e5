import type { UseFormReturnType } from '@mantine/form';
import { useState, type RefObject } from 'react';
import type { Language } from '#features/languages/language.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { isEmpty, type FormValues } from './changed-fields.ts';
import { serverErrors, type FieldErrors } from './field-errors.ts';
import { wantedLanguage } from '#panel/navigation/record-link.ts';
import { languageOfError } from './localised-fields.ts';

const offlineSave =
  'Sunucuya ulaşılamadı. İnternet bağlantınızı denetleyip yeniden kaydedin; yazdıklarınız duruyor.';

/**
 * Shows the errors of a form's fields and opens the language tab of the first one. `attempts` grows each time the
 * focus must move to a field with an error.
 */
export function useFormErrors(
  fields: RefObject<UseFormReturnType<FormValues> | null>,
  languages: readonly Language[],
) {
  const [attempts, setAttempts] = useState(0);
  const [main, ...others] = languages;
  const first = (offered: readonly Language[]) =>
    (offered.find(({ abbr }) => abbr === wantedLanguage()) ?? offered[0])?.abbr ?? '';
  const [lang, openLang] = useState(() => first(languages));
  const [otherLang, setOtherLang] = useState(() => first(others));
  const setLang = (abbr: string) => {
    openLang(abbr);
    if (abbr !== main?.abbr) setOtherLang(abbr);
  };
  const countAttempt = () => setAttempts((count) => count + 1);
  const show = (errors: FieldErrors) => {
    fields.current?.setErrors(errors);
    openLang((shown) => languageOfError(errors, languages) ?? shown);
    setOtherLang((shown) => languageOfError(errors, others) ?? shown);
  };
  /** Shows the errors of `check`; an empty object clears all errors. */
  const showChecked = (errors: FieldErrors) => {
    show(errors);
    if (!isEmpty(errors)) countAttempt();
  };
  /** Shows why the server refused a save. After the dialog, the first field with an error gets the focus. */
  const showRefused = (error: unknown) => {
    const errors = serverErrors(error);
    show(errors);
    showFailure(error, isEmpty(errors) ? undefined : countAttempt, offlineSave);
  };
  return { attempts, lang, otherLang, setLang, showChecked, showRefused };
}
