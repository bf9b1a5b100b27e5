import { Tabs, VisuallyHidden } from '@mantine/core';
import { languageEnding } from '../../form-state/localised-fields.ts';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { useStore } from '../../form-state/store.ts';
import classes from './language-tabs.module.css';

type LanguageTabsProps = {
  form: Pick<RecordForm, 'languages' | 'lang' | 'setLang' | 'missing' | 'fields'>;
  children: React.ReactNode;
};

/** A tab per language around the localised fields; it marks missing texts and errors. */
export function LanguageTabs({ form, children }: LanguageTabsProps) {
  const { languages, lang, setLang, fields } = form;
  const missing = useStore(form.missing);
  const wrong = new Set(Object.keys(fields.errors).map(languageEnding));
  return (
    <Tabs value={lang} onChange={(abbr) => setLang(abbr ?? lang)} keepMounted={false}>
      <Tabs.List aria-label="Dil" className={classes.tabs}>
        {languages.map(({ abbr, lang: name }) => (
          <Tabs.Tab key={abbr} value={abbr}>
            {name} <Mark isWrong={wrong.has(abbr)} missing={missing[abbr] ?? []} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={lang} className={classes.fields}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}

function Mark({ isWrong, missing }: { isWrong: boolean; missing: readonly string[] }) {
  if (!isWrong && missing.length === 0) return null;
  const hint = isWrong ? 'Hatalı alan var' : `${missing.length} metin eksik: ${missing.join(', ')}`;
  return (
    <span title={hint}>
      <span className={classes.mark} data-state={isWrong ? 'wrong' : 'missing'} aria-hidden>
        {isWrong ? '!' : missing.length}
      </span>
      <VisuallyHidden>({hint})</VisuallyHidden>
    </span>
  );
}
