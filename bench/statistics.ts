/** Several measurements of one thing, in the order of the rounds. */
export type Series = readonly number[];

export function median(values: Series): number {
  return quantile(values, 0.5);
}

/** The value below which this share (0 … 1) of the values lies. */
export function quantile(values: Series, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * Ours divided by the reference, as the median over the rounds: what disturbs the machine for a while
 * disturbs both halves of a round.
 */
export function medianRatio(ours: Series, reference: Series): number {
  return median(ours.map((value, round) => value / (reference[round] ?? NaN)));
}
