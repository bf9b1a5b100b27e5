import { expect, it } from 'vitest';
import { cleanKeywords } from './site-settings.ts';

it('keywords are joined by commas, without spaces, empty ones and repetitions', () => {
  expect(cleanKeywords(' toka,  metal   aksesuar ;;kemer\nTOKA, ,ışık, IŞIK')).toBe(
    'toka,metal aksesuar,kemer,ışık',
  );
  expect(cleanKeywords(' , ;\n')).toBe('');
});
