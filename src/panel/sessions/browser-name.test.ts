import { expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

it.each([
  [`${windows} ${chrome} Safari/537.36`, 'Chrome, Windows'],
  [`${windows} ${chrome} Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel) ${chrome} Mobile Safari/537.36`, 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', 'Bilinmeyen tarayıcı'],
  ['', 'Bilinmeyen tarayıcı'],
])('%s is shown as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
