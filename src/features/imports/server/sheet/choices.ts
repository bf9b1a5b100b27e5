import { lowerTurkish } from '#shared/turkish.ts';

/** The allowed texts of a column's cells, such as the names of the sizes. */
export type Choices = {
  labels: string[];
  /** Returns `#12` for an id that is not among the choices. */
  labelOf: (id: number) => string;
  find: (text: string) => number | undefined;
};

/** Prepares the allowed texts of a column. Equal labels get their ids added, so that each label is unique. */
export function choicesOf(options: readonly { id: number; label: string }[]): Choices {
  const uses = new Map<string, number>();
  for (const { label } of options) uses.set(folded(label), (uses.get(folded(label)) ?? 0) + 1);
  const named = options.map(({ id, label }) => {
    const isUnique = uses.get(folded(label)) === 1 && folded(label) !== '';
    return { id, label: isUnique ? label : `${label} (#${id})`.trim() };
  });
  const labels = new Map(named.map(({ id, label }) => [id, label]));
  const ids = new Map(named.map(({ id, label }) => [folded(label), id]));
  return {
    labels: named.map(({ label }) => label),
    labelOf: (id) => labels.get(id) ?? `#${id}`,
    find: (text) => ids.get(folded(text)),
  };
}

/** Folds a label: letter case and spaces make no difference, including spaces around the `>` of a path. */
function folded(text: string): string {
  const steps = lowerTurkish(text).split('>');
  return steps.map((step) => step.replace(/\s+/g, ' ').trim()).join('>');
}
