import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeLook, makeLook } from './picture-look.ts';

const part = '<circle cx="200" cy="250" r="90" fill="none" stroke="#333" stroke-width="24"/>';
const stripes =
  '<pattern id="stripes" width="50" height="40" patternUnits="userSpaceOnUse"><rect width="25" height="40" fill="#555"/></pattern>';

/** The look of a part on a ground, which is a colour or the stripes. */
function onGround(ground: string): Promise<string> {
  const surface = (fill: string) => `<rect width="400" height="500" fill="${fill}"/>`;
  const shapes = stripes + surface('#ddd') + surface(ground) + part;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">${shapes}</svg>`;
  return makeLook(() => sharp(Buffer.from(svg)).flatten());
}

it.each([
  ['a part on a plain light ground', '#d8d5d0', { isDark: false, hasBusyGround: false }],
  ['a part on a striped ground', 'url(#stripes)', { isDark: false, hasBusyGround: true }],
  ['a part on a black ground', '#222', { isDark: true, hasBusyGround: false }],
])('a picture is recognised as too dark or with a busy background: %s', async (_, ground, expected) => {
  expect(describeLook(await onGround(ground))).toEqual(expected);
});

it('a photograph of the demo has neither weakness', async () => {
  const look = await makeLook(() => sharp('demo/photographs/zincir-forse-fume.jpg'));
  expect(describeLook(look)).toEqual({ isDark: false, hasBusyGround: false });
});

it('a file that was never examined has no weakness', () => {
  expect(describeLook('')).toEqual({ isDark: false, hasBusyGround: false });
});
