import { expect, it } from 'vitest';
import { addressInCode, printedAddress, readScannedPath, shortAlphabet } from './short-code.rules.ts';

it('a short code is read in any letter case, and a look-alike as the sign that codes have', () => {
  for (const path of ['/k/7f3kx9q', '/K/7F3KX9Q', '/k/7f3kx9q/'])
    expect(readScannedPath(path)).toEqual({ short: '7f3kx9q' });
  expect(readScannedPath('/k/OIL0000')).toEqual({ short: '0110000' });
  for (const letter of 'ilou') expect(shortAlphabet).not.toContain(letter);
});

it('other paths are none: too short, too long, other signs, further parts', () => {
  for (const path of [
    '/k/7f3kx9',
    '/k/7f3kx9qq',
    '/k/7f3kxu9',
    '/k/7f3k-x9',
    '/k/7f3kx9q/x',
    '/k/',
    '/kx/7f3kx9q',
  ])
    expect(readScannedPath(path), path).toBeUndefined();
});

it('a GTIN is read in each length as one of 14 digits, with any further keys of GS1 Digital Link', () => {
  const same = { gtin: '04006381333931' };
  for (const path of [
    '/01/4006381333931',
    '/01/04006381333931',
    '/01/04006381333931/21/A-1',
    '/01/4006381333931/',
  ])
    expect(readScannedPath(path), path).toEqual(same);
  expect(readScannedPath('/01/40170725')).toEqual({ gtin: '00000040170725' });
  for (const path of ['/01/4006381333930', '/01/400638133393', '/01/abc', '/01/'])
    expect(readScannedPath(path), path).toBeUndefined();
});

it('the address is copied in small letters and printed in capital ones, except for its parameter', () => {
  const origin = 'https://www.ornek.test';
  const address = printedAddress(origin, { short: '7f3kx9q', lang: 'en' });
  expect(address).toBe('https://www.ornek.test/k/7f3kx9q?lang=en');
  expect(addressInCode(address)).toBe('HTTPS://WWW.ORNEK.TEST/K/7F3KX9Q?lang=en');
  expect(printedAddress(origin, { short: '7f3kx9q', gtin: '04006381333931' })).toBe(
    'https://www.ornek.test/01/04006381333931',
  );
});
