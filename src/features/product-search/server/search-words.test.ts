import { describe, expect, it } from 'vitest';
import { codeKey, derivedWords, plainWords, queryWords } from './search-words.ts';

describe('the plain words', () => {
  it.each([
    ['D-Halka 35 mm', ['d', 'halka', '35', 'mm']],
    ['KUŞGÖZÜ, ışıklı', ['kusgozu', 'isikli']],
    ['İğne/Iğdır', ['igne', 'igdir']],
    ['  ', []],
    ['#12 ' + 'a'.repeat(60), ['12', 'a'.repeat(40)]],
  ])('of %j are %j', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });
});

describe('the derived words', () => {
  it.each([
    ['D-Halka', ['dhalka']],
    ['D Halka 35 mm', ['dhalka', '35mm']],
    ['hl35', ['hl', '35']],
    ['25mm', ['25', 'mm']],
    ['HL-2035', ['hl2035']],
    ['2,5 mm', []],
    ['25x40', ['25', 'x', '40']],
    ['Toka', []],
    ['5 kutu', []],
  ])('of %j are %j', (text, words) => {
    expect(derivedWords(text)).toEqual(words);
  });
});

it.each(['HL-35', 'HL 35', 'hl35', 'Hl.35', ' hl  35 '])('the key of the code %j is hl35', (code) => {
  expect(codeKey(code)).toBe('hl35');
});

describe('the words of a search', () => {
  it.each([
    ['Çıtçıt  ÇITÇIT', ['citcit']],
    ['D-halka', ['d', 'halka']],
    ["Toka'nın fiyatı", ['toka', 'fiyati']],
    ["O'Ring", ['o', 'ring']],
    ['%_"*', []],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('of %j are %j', (search, words) => {
    expect(queryWords(search)).toEqual(words);
  });
});
