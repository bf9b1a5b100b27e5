import { describe, expect, it } from 'vitest';
import { brandColours, brandTokens } from './brand-tokens.ts';
import { contrast, readableInk, readableOn } from '#shared/colour.ts';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const everyColour = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#b0a070', '#b0a070')).toBe(1);
  });

  it('of text on any colour is at least 4.5', () => {
    for (const colour of everyColour)
      expect(contrast(readableOn(colour), colour), colour).toBeGreaterThanOrEqual(4.5);
  });

  it('of any colour as text on paper is at least 4.5', () => {
    for (const colour of everyColour)
      expect(contrast(readableInk(colour, '#dfdcd6'), '#dfdcd6'), colour).toBeGreaterThanOrEqual(4.5);
  });

  it('of a button under the pointer is at least 4.5 too', () => {
    for (const mainColor of everyColour) {
      const { brand, brandHover } = brandColours({ mainColor, secondColor: '#565656' });
      expect(contrast(brand.on, brandHover), mainColor).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('leaves a colour unchanged that is readable already', () => {
    expect(readableInk('#1f1f1f', '#dfdcd6')).toBe('#1f1f1f');
  });
});

describe('the token sheet', () => {
  it('has both configured colours and the text colours on them', () => {
    const sheet = brandTokens({ mainColor: '#e8d9a0', secondColor: '#0b3d2e' });
    expect(sheet).toContain('--brand:#e8d9a0;--on-brand:#000000;');
    expect(sheet).toMatch(/--brand-hover:#[0-9a-f]{6};/);
    expect(sheet).toContain('--accent:#0b3d2e;--on-accent:#ffffff;');
  });

  it('never contains a value that is not a colour', () => {
    const sheet = brandTokens({ mainColor: 'red}</style><script>', secondColor: '#12' });
    expect(sheet).toContain('--brand:#1f1f1f;');
    expect(sheet).toContain('--accent:#565656;');
    expect(sheet).not.toContain('<');
  });
});
