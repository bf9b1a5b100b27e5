/** This file draws fine woven lines, as on securities. All lengths are in millimetres. */

/** The handle length, as a share of half a wave, with which a cubic curve approximates a cosine. */
const handle = 0.3642;

const round = (value: number) => Math.round(value * 100) / 100;

/** Interlaced waves along a line from x = 0 to `length`, `height` high and centred on y = 0. */
export function waveBand(length: number, height: number, strands = 5): string {
  const half = length / (2 * Math.round(length / (2 * height)));
  const paths = Array.from({ length: strands }, (_, strand) => {
    const amplitude = (height / 2) * (1 - (2 * strand) / strands);
    const waves = Array.from({ length: Math.round(length / half) }, (_half, index) => {
      const drop = 2 * amplitude * (index % 2 === 0 ? 1 : -1);
      return `c${[handle * half, 0, (1 - handle) * half, drop, half, drop].map(round).join(' ')}`;
    });
    return `<path d="M0 ${round(-amplitude)}${waves.join('')}"/>`;
  });
  return paths.join('');
}

type Ring = { radius: number; amplitude: number; petals: number; strands: number };

/** Concentric rings of waves around 0, 0. */
export function rosette(rings: readonly Ring[]): string {
  return rings
    .flatMap(({ radius, amplitude, petals, strands }) =>
      Array.from({ length: strands }, (_, strand) => {
        const phase = (2 * Math.PI * strand) / strands;
        const count = petals * Math.max(8, Math.round(200 / petals));
        const points = Array.from({ length: count }, (_point, index) => {
          const angle = (2 * Math.PI * index) / count;
          const at = radius + amplitude * Math.cos(petals * angle + phase);
          return `${round(at * Math.cos(angle))} ${round(at * Math.sin(angle))}`;
        });
        return `<path d="M${points.join('L')}Z"/>`;
      }),
    )
    .join('');
}
