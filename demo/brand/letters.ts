/** Letters as single strokes, 100 units high; strokes that extend above or below are clipped. */
const letters: Readonly<Record<string, { width: number; d: string }>> = {
  A: { width: 74, d: 'M-4 114L37 -2L78 114M12 72H62' },
  E: { width: 54, d: 'M54 0H0V100H54M0 50H46' },
  K: { width: 60, d: 'M0 -10V110M66 -16L2 58M23 35L70 118' },
  L: { width: 50, d: 'M0 -10V100H50' },
  M: { width: 80, d: 'M0 110V-10M80 110V-10M1 -5.5L40 62L79 -5.5' },
  N: { width: 62, d: 'M0 110V-10M1 -5.5L61 105.5M62 110V-10' },
  R: { width: 60, d: 'M0 110V0H32A28 28 0 0 1 32 56H0M28 56L64 116' },
  S: {
    width: 56,
    d: 'M55 20C51 6 40 0 28 0C12 0 2 10 2 25C2 58 57 42 57 74C57 90 45 100 28 100C13 100 3 93 0 79',
  },
  T: { width: 66, d: 'M0 0H66M33 0V110' },
  U: { width: 64, d: 'M0 -10V66A32 34 0 0 0 64 66V-10' },
};

/** The leg of a final K or R extends this far beyond the letter's width. */
const overhang = 10;
const space = 60;

export type Lettering = { text: string; ink: string; stroke: number };

/**
 * The SVG paths of a text that spans from x = 0 to `width`. The middle of the strokes is at y = 0 and y =
 * 100.
 */
export function drawText({ text, ink, stroke }: Lettering, width: number): string {
  const signs = Array.from(text, (sign) => letters[sign] ?? { width: space, d: '' });
  const drawn = signs.filter(({ d }) => d !== '').length;
  const bare = signs.reduce((sum, sign) => sum + sign.width, 0);
  const gap = (width - stroke / 2 - overhang - bare) / (drawn - 1);
  const id = `cap-${stroke}`;
  const paths: string[] = [];
  let x = stroke / 2;
  for (const sign of signs) {
    if (sign.d) paths.push(`<path transform="translate(${round(x)} 0)" d="${sign.d}"/>`);
    x += sign.width + (sign.d ? gap : 0);
  }
  return (
    `<clipPath id="${id}"><path d="M-40 ${-stroke / 2}H${width + 40}V${100 + stroke / 2}H-40Z"/></clipPath>` +
    `<g fill="none" stroke="${ink}" stroke-width="${stroke}" clip-path="url(#${id})">${paths.join('')}</g>`
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
