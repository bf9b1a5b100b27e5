import { expect, it } from 'vitest';
import { editDistance, wordTrigrams } from './word-similarity.ts';

it.each([
  ['toka', ['^to', 'tok', 'oka', 'ka$']],
  ['ara', ['^ar', 'ara', 'ra$']],
  ['aaaaa', ['^aa', 'aaa', 'aa$']],
  ['mm', []],
  ['hl35', []],
])('the trigrams of %s are %j', (word, grams) => {
  expect(wordTrigrams(word)).toEqual(grams);
});

it.each([
  ['toka', 'toka', 0],
  ['toak', 'toka', 1],
  ['tooka', 'toka', 1],
  ['tka', 'toka', 1],
  ['tuka', 'toka', 1],
  ['kusgozu', 'kusgzoo', 2],
  ['', 'toka', 4],
  ['toka', '', 4],
])('%j and %j differ by %i edits', (typed, meant, distance) => {
  expect(editDistance(typed, meant)).toBe(distance);
});
