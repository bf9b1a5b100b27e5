/** Measured values in the order of the rounds. */
export type Series = readonly number[];

export function median(values: Series): number {
  return quantile(values, 0.5);
}

/** A quantile with linear interpolation. @param share 0 … 1 */
export function quantile(values: Series, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * The median of the ratios of each round, because a disturbance of the machine affects both values of a
 * round.
 */
export function medianRatio(ours: Series, reference: Series): number {
  return median(ours.map((value, round) => value / (reference[round] ?? NaN)));
}
