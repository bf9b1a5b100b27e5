import { Button, Tabs, Text, VisuallyHidden } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import { languageEnding } from '#panel/form-state/localised-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { OutdatedMark, OutdatedNotice } from './outdated-texts.tsx';
import { useLanguagesBeside, useShownLanguages } from './shown-languages.ts';
import classes from './language-tabs.module.css';

type LanguageTabsProps = {
  form: Pick<RecordForm, 'languages' | 'lang' | 'otherLang' | 'setLang' | 'missing' | 'outdated' | 'fields'>;
  /** Renders the localised fields in one language. */
  children: (lang: string) => ReactNode;
};

/**
 * A tab for each language, with marks for missing texts and errors. On wide screens two languages can be
 * shown side by side, the main one on the left.
 */
export function LanguageTabs({ form, children }: LanguageTabsProps) {
  const { languages, lang, otherLang, setLang } = form;
  const { isBeside, toggle } = useLanguagesBeside(form);
  const [main] = languages;
  const open = isBeside ? otherLang : lang;
  return (
    <Tabs
      value={open}
      onChange={(abbr) => setLang(abbr ?? open)}
      keepMounted={false}
      className={classes.languages}
      data-beside={isBeside || undefined}
    >
      {isBeside && main && (
        <div className={classes.main}>
          {main.lang} <Mark form={form} language={main} />
        </div>
      )}
      <div className={classes.head}>
        <Tabs.List aria-label="Dil" className={classes.tabs}>
          {(isBeside ? languages.slice(1) : languages).map((language) => (
            <Tabs.Tab key={language.abbr} value={language.abbr}>
              {language.lang} <Mark form={form} language={language} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {toggle && (
          <Button
            variant={isBeside ? 'light' : 'subtle'}
            color="gray"
            size="compact-sm"
            leftSection={<IconColumns2 size={15} aria-hidden />}
            aria-pressed={isBeside}
            onClick={toggle}
          >
            Yan Yana
          </Button>
        )}
      </div>
      {isBeside && main && (
        <div role="group" aria-label={main.lang} className={classes.fields}>
          {children(main.abbr)}
        </div>
      )}
      <Tabs.Panel value={open} className={classes.fields}>
        <OutdatedNotice form={form} lang={open} />
        {children(open)}
      </Tabs.Panel>
    </Tabs>
  );
}

/** Shows localised fields outside the tabs, in the same languages as the tabs. */
export function LanguageColumns({ form, children }: LanguageTabsProps) {
  const shown = useShownLanguages(form);
  const [only] = shown;
  if (only && shown.length === 1) return children(only.abbr);
  return (
    <div className={classes.languages} data-beside>
      {shown.map(({ abbr, lang }) => (
        <div key={abbr} role="group" aria-label={lang} className={classes.fields}>
          <Text size="sm" c="dimmed" aria-hidden>
            {lang}
          </Text>
          {children(abbr)}
        </div>
      ))}
    </div>
  );
}

function Mark({ form, language: { abbr } }: { form: LanguageTabsProps['form']; language: Language }) {
  const missing = useStore(form.missing)[abbr] ?? [];
  const isWrong = Object.keys(form.fields.errors).some((name) => languageEnding(name) === abbr);
  if (!isWrong && missing.length === 0) return <OutdatedMark form={form} lang={abbr} />;
  const hint = isWrong ? 'Hatalı alan var' : `${missing.length} metin eksik: ${missing.join(', ')}`;
  return (
    <>
      <span title={hint}>
        <span className={classes.mark} data-state={isWrong ? 'wrong' : 'missing'} aria-hidden>
          {isWrong ? '!' : missing.length}
        </span>
        <VisuallyHidden>({hint})</VisuallyHidden>
      </span>
      <OutdatedMark form={form} lang={abbr} />
    </>
  );
}
