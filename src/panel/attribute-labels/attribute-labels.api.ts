import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attributeLabel, type AttributeLabel } from '#features/attribute-labels/attribute-label.ts';
import type { AttributeDefinition } from '#features/attribute-labels/attribute-value.rules.ts';
import { searchFold } from '#shared/turkish.ts';
import { recordCalls } from '#panel/records/record-calls.ts';

export const attributeLabelCalls = recordCalls<AttributeLabel>('attribute-labels', attributeLabel);

/** A label with how its values are read. */
export type ListedLabel = AttributeDefinition & {
  id: number;
  names: Readonly<Record<string, string>>;
  /** The languages whose name was written before the name in the main language changed. */
  outdated: readonly string[];
};

/** The managed labels in the order that staff chose. */
export type LabelList = {
  all: readonly ListedLabel[];
  byId: (id: number | undefined) => ListedLabel | undefined;
  /** Finds a label by its name in the main language, ignoring case and Turkish letters. */
  byName: (name: string) => ListedLabel | undefined;
};

export const noLabels: LabelList = { all: [], byId: () => undefined, byName: () => undefined };

export function useLabelList(mainLang: string): LabelList {
  const { data } = useQuery({ ...attributeLabelCalls.list, select: listedLabels });
  return useMemo(() => (data ? labelList(data, mainLang) : noLabels), [data, mainLang]);
}

export function labelList(all: readonly ListedLabel[], mainLang: string): LabelList {
  const ids = new Map(all.map((label) => [label.id, label]));
  const names = new Map(all.toReversed().map((label) => [searchFold(label.names[mainLang] ?? ''), label]));
  return {
    all,
    byId: (id) => (id === undefined ? undefined : ids.get(id)),
    byName: (name) => (searchFold(name) === '' ? undefined : names.get(searchFold(name))),
  };
}

const listedLabels = (labels: AttributeLabel[]): ListedLabel[] =>
  labels.map((label) => ({
    id: label.id,
    names: namesOf(label),
    outdated: label.outdated?.name ?? [],
    kind: label.kind,
    unit: label.unit,
    second_unit: label.second_unit,
    choices: label.choices,
  }));

export function namesOf(label: AttributeLabel): Record<string, string> {
  const names = Object.entries(label).flatMap(([key, text]) => {
    const [, lang] = /^name_([a-z]{2})$/.exec(key) ?? [];
    return lang && typeof text === 'string' && text !== '' ? [[lang, text] as const] : [];
  });
  return Object.fromEntries(names);
}

/** The name in `lang`, else in the main language, else in any language. */
export function labelName({ names }: ListedLabel, lang: string, mainLang: string): string {
  return names[lang] ?? names[mainLang] ?? Object.values(names)[0] ?? '';
}

/** The labels whose name contains the text in any language. Names that begin with it come first. */
export function matchingLabels(labels: readonly ListedLabel[], text: string): ListedLabel[] {
  const wanted = searchFold(text);
  if (wanted === '') return [...labels];
  const found = labels.flatMap((label) => {
    const names = Object.values(label.names).map(searchFold);
    if (!names.some((name) => name.includes(wanted))) return [];
    return [{ label, isStart: names.some((name) => name.startsWith(wanted)) }];
  });
  return found
    .toSorted((one, other) => Number(other.isStart) - Number(one.isStart))
    .map(({ label }) => label);
}
