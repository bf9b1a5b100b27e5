import type { Language } from '../../language.ts';
import { searchFold } from '#shared/turkish.ts';
import { groupName } from './text-groups.ts';

type TextGroups = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type InterfaceText = {
  /**
   * The name of the text's form field, like `navbar/home`. A dot would make the form library nest the field.
   */
  name: string;
  group: string;
  /** The key in `outdated` and in the call that confirms a translation, like `navbar.home`. */
  id: string;
  text: string;
  /** The text to translate from; in the main language the shipped text. */
  source: string;
  /** The text that the program ships in this language; without one, the stored text. */
  shipped: string;
  isChanged: boolean;
  isOutdated: boolean;
};

export type TextFilter = 'all' | 'missing' | 'outdated' | 'changed';

/** All texts of a language in the order of their groups. */
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

/** Whether the text, its source, its key or its group contains the searched words. */
export function matchesSearch({ text, source, id, group }: InterfaceText, search: string): boolean {
  const wanted = searchFold(search);
  return [text, source, id, groupName(group)].some((one) => searchFold(one).includes(wanted));
}

/** Converts fields like `navbar/home` to nested groups: `{ navbar: { home: … } }`. */
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
