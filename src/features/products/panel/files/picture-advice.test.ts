import { expect, it } from 'vitest';
import { pictureAdvice } from './picture-advice.ts';

const good = { width: 1600, height: 2000, is_dark: false, has_busy_ground: false };

it.each([
  ['as the guide asks', good, []],
  ['just large enough', { ...good, width: 1200, height: 1500 }, []],
  ['nearly 4:5', { ...good, width: 1600, height: 1950 }, []],
  ['too small', { ...good, width: 1160, height: 1450 }, ['küçük']],
  ['square', { ...good, width: 2000 }, ['4:5 değil']],
  ['dark', { ...good, is_dark: true }, ['karanlık']],
  [
    'small, wide and on a busy ground',
    { ...good, width: 800, height: 600, has_busy_ground: true },
    ['küçük', '4:5 değil', 'zemini karışık'],
  ],
])('a picture %s gets the advice that fits', (_, picture, advice) => {
  expect(pictureAdvice(picture)).toEqual(advice);
});
