import { describe, expect, it } from 'vitest';
import { resolveName, resolveText, type LocalisedText } from './localised.ts';

const own = { tr: 'Halka', en: 'Ring', de: 'Öse' };
const nothing = { text: '', lang: 'tr', isFallback: false };

describe('a text, on a site whose main language is Turkish', () => {
  it.each<[LocalisedText, string, object]>([
    [own, 'en', { text: 'Ring', lang: 'en', isFallback: false }],
    [own, 'tr', { text: 'Halka', lang: 'tr', isFallback: false }],
    [{ tr: 'Halka', en: '' }, 'en', { text: 'Halka', lang: 'tr', isFallback: true }],
    [{ en: 'Ring', de: 'Öse' }, 'fr', nothing],
    [{ en: 'Ring' }, 'tr', nothing],
    [{}, 'en', nothing],
  ])('%j in %s is %j', (texts, lang, shown) => expect(resolveText(texts, lang, 'tr')).toEqual(shown));
});

describe('a name, on a site with Turkish, German and English in this order', () => {
  it.each<[LocalisedText, string, object]>([
    [own, 'en', { text: 'Ring', lang: 'en', isFallback: false }],
    [{ tr: 'Halka', de: 'Öse' }, 'en', { text: 'Halka', lang: 'tr', isFallback: true }],
    [{ en: 'Ring', de: 'Öse' }, 'fr', { text: 'Öse', lang: 'de', isFallback: true }],
    [{ en: 'Ring', de: '' }, 'tr', { text: 'Ring', lang: 'en', isFallback: true }],
    [{ ru: 'Кольцо', en: 'Ring' }, 'tr', { text: 'Ring', lang: 'en', isFallback: true }],
    [{ ru: 'Кольцо' }, 'en', { text: 'Кольцо', lang: 'ru', isFallback: true }],
    [{ tr: '', en: '' }, 'en', nothing],
    [{}, 'tr', nothing],
  ])('%j in %s is %j', (texts, lang, shown) => {
    expect(resolveName(texts, lang, 'tr', ['tr', 'de', 'en'])).toEqual(shown);
  });
});
