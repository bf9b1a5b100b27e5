import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import type { Language } from '#features/languages/language.ts';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';

/** Narrower windows have no room for two text editors side by side. */
const wideWindow = '(min-width: 1600px)';

type Edited = { languages: readonly Language[]; lang: string; otherLang: string };

/** The languages whose fields a form shows: the open one, or the main one and another one side by side. */
export function shownLanguages({ languages, lang, otherLang }: Edited, isBeside: boolean): Language[] {
  const shown = isBeside ? [languages[0]?.abbr, otherLang] : [lang];
  return languages.filter(({ abbr }) => shown.includes(abbr));
}

export function useShownLanguages(form: Edited): Language[] {
  return shownLanguages(form, useLanguagesBeside(form).isBeside);
}

/**
 * Whether the form shows two languages side by side. `toggle` is undefined if there is no room or no second
 * language.
 */
export function useLanguagesBeside({ languages }: Pick<Edited, 'languages'>) {
  const isWide = useMediaQuery(wideWindow, false, { getInitialValueInEffect: false });
  const isBoxed = usePanelView().preferences.width === 'boxed';
  const [isWanted, setIsWanted] = useLocalStorage({
    key: 'languages_beside',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  if (!isWide || isBoxed || languages.length < 2) return { isBeside: false, toggle: undefined };
  return { isBeside: isWanted, toggle: () => setIsWanted(!isWanted) };
}
