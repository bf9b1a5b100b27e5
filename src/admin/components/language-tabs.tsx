import { Tabs, VisuallyHidden } from '@mantine/core';
import type { Language } from '#shared/api/language.ts';
import classes from './language-tabs.module.css';

type LanguageTabsProps = {
  languages: readonly Language[];
  active: string;
  onChange: (abbr: string) => void;
  /** Labels of the texts that a language lacks although the main language has them. */
  missing: (abbr: string) => readonly string[];
  hasErrors: (abbr: string) => boolean;
};

/** A tab per language over the localised fields of a form; it says where texts are missing or wrong. */
export function LanguageTabs({ languages, active, onChange, missing, hasErrors }: LanguageTabsProps) {
  return (
    <Tabs value={active} onChange={(abbr) => onChange(abbr ?? active)} className={classes.tabs}>
      <Tabs.List aria-label="Dil">
        {languages.map(({ abbr, lang }) => {
          const labels = missing(abbr);
          const state = hasErrors(abbr) ? 'error' : labels.length > 0 ? 'missing' : 'complete';
          const hint = { error: 'Hatalı alan var', missing: `Eksik: ${labels.join(', ')}`, complete: '' }[
            state
          ];
          return (
            <Tabs.Tab key={abbr} value={abbr} title={hint} aria-controls={undefined}>
              {lang}
              {state !== 'complete' && <span className={classes.mark} data-state={state} aria-hidden />}
              {hint && <VisuallyHidden> ({hint})</VisuallyHidden>}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
    </Tabs>
  );
}
