import type { Language } from '../../language.ts';
import { searchFold } from '#shared/turkish.ts';
import { groupName } from './text-groups.ts';

type TextGroups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One interface text of a language, as it is stored. */
export type InterfaceText = {
  /** Its field in the form: `navbar/home`. A dot would make it a field inside another one. */
  name: string;
  group: string;
  /** As `outdated` and the confirmation name it: `navbar.home`. */
  id: string;
  text: string;
  /** What it is translated from; of the main language the shipped text. */
  source: string;
  /** The text that the program ships; empty where it has none in this language. */
  shipped: string;
  isChanged: boolean;
  isOutdated: boolean;
};

export type TextFilter = 'all' | 'missing' | 'outdated' | 'changed';

/** All texts of a language in the order of its groups. */
export function interfaceTexts(
  language: Pick<Language, 'page_lang' | 'shipped' | 'is_main'>,
  outdated: readonly string[],
  sources: readonly TextGroups[],
): InterfaceText[] {
  return Object.entries(language.page_lang).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => {
      const own = language.shipped[group]?.[key];
      const shipped = own ?? text;
      const others = sources.map((groups) => groups[group]?.[key] ?? '');
      return {
        name: `${group}/${key}`,
        group,
        id: `${group}.${key}`,
        text,
        source: [...(language.is_main ? [shipped] : []), ...others, key].find((one) => one !== '') ?? key,
        shipped,
        isChanged: own !== undefined && own !== text,
        isOutdated: outdated.includes(`${group}.${key}`),
      };
    }),
  );
}

export function passes({ text, isChanged, isOutdated }: InterfaceText, filter: TextFilter): boolean {
  if (filter === 'missing') return text === '';
  if (filter === 'outdated') return isOutdated;
  return filter === 'changed' ? isChanged : true;
}

/** Whether the text, what it is translated from or its group contains what was searched. */
export function matchesSearch({ text, source, id, group }: InterfaceText, search: string): boolean {
  const wanted = searchFold(search);
  return [text, source, id, groupName(group)].some((one) => searchFold(one).includes(wanted));
}

/** `{ navbar: { home: … } }` of the fields `navbar/home` …. */
export function toPageLang(
  fields: Readonly<Record<string, unknown>>,
): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [group = '', key = ''] = name.split('/');
    (groups[group] ??= {})[key] = String(value);
  }
  return groups;
}
