import { median, medianRatio, quantile, type Series } from './statistics.ts';

export type Row = {
  what: string;
  ours: string;
  reference: string;
  ratio: string;
  budget: string;
  verdict: 'met' | 'MISSED' | '';
};

type Budget = { atLeast: number } | { atMost: number };
type Measured = { what: string; ours: Series; unit: string };

/** A row that compares with a reference; the budget limits the ratio. */
export function comparison(
  measured: Measured & { reference: { name: string; values: Series }; budget?: Budget },
): Row {
  const { what, ours, unit, reference, budget } = measured;
  const ratio = medianRatio(ours, reference.values);
  return {
    what,
    ours: show(ours, unit),
    reference: `${reference.name}: ${show(reference.values, unit)}`,
    ratio: ratio.toFixed(2),
    ...judge(ratio, budget, ' ×'),
  };
}

/** A row with a budget in the unit of the measurement; `reference` is plain text. */
export function absolute(measured: Measured & { reference?: string; budget?: Budget }): Row {
  const { what, ours, unit, reference = '', budget } = measured;
  return {
    what,
    ours: show(ours, unit),
    reference,
    ratio: '',
    ...judge(median(ours), budget, ` ${unit}`),
  };
}

/** Shows the median and the interquartile range of the rounds. */
export function show(values: Series, unit: string): string {
  if (values.length === 1) return `${round(median(values))} ${unit}`;
  return `${round(median(values))} ${unit} (${round(quantile(values, 0.25))}–${round(quantile(values, 0.75))})`;
}

function judge(value: number, budget: Budget | undefined, unit: string): Pick<Row, 'budget' | 'verdict'> {
  if (!budget) return { budget: '', verdict: '' };
  const isMet = 'atLeast' in budget ? value >= budget.atLeast : value <= budget.atMost;
  const limit = 'atLeast' in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
  return { budget: limit + unit, verdict: isMet ? 'met' : 'MISSED' };
}

function round(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
