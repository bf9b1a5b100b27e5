import { expect, it } from 'vitest';
import { withTrueEnding } from './true-ending.ts';

it.each([
  ['resim.png.exe', 'image/png', 'resim.png'],
  ['resim.exe', 'image/png', 'resim.png'],
  ['fatura.pdf.js', 'application/pdf', 'fatura.pdf'],
  ['belge.jpg', 'application/pdf', 'belge.pdf'],
  ['IMG_1.JPG', 'image/jpeg', 'IMG_1.JPG'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['foto.png', 'image/jpeg', 'foto.jpg'],
  ['TK-11.40', 'image/webp', 'TK-11.40.webp'],
  ['çizim', 'image/svg+xml', 'çizim.svg'],
  ['.png', 'image/png', '.png.png'],
  ['film.mov', 'video/mp4', 'film.mp4'],
  ['a.h', 'image/gif', 'a.gif'],
])('the file %s with the content of %s is named %s', (name, mime, expected) => {
  expect(withTrueEnding(name, mime)).toBe(expected);
});
