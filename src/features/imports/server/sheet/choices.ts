import { lowerTurkish } from '#shared/turkish.ts';

/** What a cell of a column may say, such as the names of the sizes. */
export type Choices = {
  labels: string[];
  /** An id that is not among the choices is written as `#12`. */
  labelOf: (id: number) => string;
  find: (text: string) => number | undefined;
};

/** Labels that read the same get their ids, so that each says one choice alone. */
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

/** Case and spaces make no difference, also around the `>` of a path. */
function folded(text: string): string {
  const steps = lowerTurkish(text).split('>');
  return steps.map((step) => step.replace(/\s+/g, ' ').trim()).join('>');
}
