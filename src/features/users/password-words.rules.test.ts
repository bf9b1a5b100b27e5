import { expect, it } from 'vitest';
import { isMadeOfKnownWords } from './password-words.rules.ts';

const known = { name: 'Ayşe Işık', email: 'a.karaca@ornek.com.tr', company: 'Hâlit Ofis A.Ş.' };

it.each([
  ['ayse.1985'],
  ['AyşeIşık!!'],
  ['isik-ayse-34'],
  ['Karaca2026!'],
  ['ornek-123456'],
  ['halitofis'],
  ['Halit.Ofis.1'],
])('%j is made of the person, the address or the company', (password) => {
  expect(isMadeOfKnownWords(password, known)).toBe(true);
});

it.each([['ayse-kediyi-sever'], ['ofisteki-mavi-kapı'], ['k3mp-w8xa-q2rt'], ['83920175'], ['']])(
  '%j contains more than the known words',
  (password) => expect(isMadeOfKnownWords(password, known)).toBe(false),
);
