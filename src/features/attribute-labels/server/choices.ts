import { searchFold } from '#shared/turkish.ts';
import { numberedSlug, slugify } from '#shared/rules/slug.ts';
import type { SentChoice } from '../attribute-label.ts';
import type { AttributeChoice } from '../attribute-value.rules.ts';

/**
 * The choices to store. A new choice gets a key from its name. A renamed one is still found by its former names, so
 * that products that wrote them keep their value.
 */
export function storedChoices(
  before: readonly AttributeChoice[],
  sent: readonly SentChoice[],
  main: string,
): AttributeChoice[] {
  const earlier = new Map(before.map((choice) => [choice.key, choice]));
  const taken = new Set(sent.flatMap(({ key }) => (key !== undefined && earlier.has(key) ? [key] : [])));
  const known = new Set<string>();
  return sent.map(({ key: sentKey, name, also, color }) => {
    const former = sentKey === undefined ? undefined : earlier.get(sentKey);
    // A list that names one choice twice would give two of them the same key.
    const isFirst = former !== undefined && !known.has(former.key);
    const key = isFirst ? former.key : freeKey(name[main] ?? Object.values(name)[0] ?? '', taken);
    known.add(key);
    const names = filled(name);
    const shown = new Set(Object.values(names).map(searchFold));
    const formerNames = isFirst ? Object.values(former.name) : [];
    const others = new Map([...also, ...formerNames].map((text) => [searchFold(text), text]));
    const kept = [...others]
      .filter(([folded]) => folded !== '' && !shown.has(folded))
      .map(([, text]) => text);
    return { key, name: names, also: kept, color };
  });
}

/** The first name or other spelling that two choices share; undefined if each is unique. */
export function sharedSpelling(choices: readonly AttributeChoice[]): string | undefined {
  const owners = new Map<string, string>();
  for (const { key, name, also } of choices)
    for (const text of [...Object.values(name), ...also]) {
      const owner = owners.get(searchFold(text));
      if (owner !== undefined && owner !== key) return text;
      owners.set(searchFold(text), key);
    }
  return undefined;
}

function freeKey(name: string, taken: Set<string>): string {
  const slug = slugify(name) || 'secenek';
  let n = 1;
  while (taken.has(numberedSlug(slug, n))) n += 1;
  taken.add(numberedSlug(slug, n));
  return numberedSlug(slug, n);
}

function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
