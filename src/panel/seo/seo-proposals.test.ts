import { describe, expect, it } from 'vitest';
import { proposeDescription, proposeTitle } from './seo-proposals.ts';

const company = 'Örnek Metal';
const body =
  'Zamak gövde, çelik dil. Kayış ve çantalarda kullanılır; nikel ve antik sarı kaplama ile sunulur.';
const texts = { shown: '', name: 'Dilli Toka 25 mm', summary: 'Zamak döküm', body, company };

describe('the proposed title', () => {
  it('has the name, the beginning of the summary and the company, and fits into a search result', () => {
    expect(proposeTitle(texts)).toBe('Dilli Toka 25 mm – Zamak döküm | Örnek Metal');
    const long = { ...texts, summary: 'Çok uzun bir özet cümlesi '.repeat(4) };
    expect(proposeTitle(long)).toBe('Dilli Toka 25 mm | Örnek Metal');
    expect(
      Array.from(proposeTitle({ ...texts, name: 'a '.repeat(90).trim() }) ?? '').length,
    ).toBeLessThanOrEqual(60);
  });

  it('is missing while the shown one is long enough, or no longer one can be made', () => {
    expect(proposeTitle({ ...texts, shown: 'x'.repeat(50) })).toBeUndefined();
    expect(proposeTitle({ ...texts, shown: 'x'.repeat(49) })).toBeUndefined();
    expect(proposeTitle({ ...texts, name: '' })).toBeUndefined();
    const named = 'Katalog | Örnek Metal';
    expect(proposeTitle({ ...texts, shown: named, name: named, summary: '' })).toBeUndefined();
  });
});

describe('the proposed description', () => {
  it('has the summary and the main text, cut between words', () => {
    expect(proposeDescription(texts)).toBe(
      'Zamak döküm. Zamak gövde, çelik dil. Kayış ve çantalarda kullanılır; nikel ve antik sarı kaplama ile sunulur.',
    );
    const proposed = proposeDescription({ ...texts, body: `${body} ${body}` }) ?? '';
    expect(Array.from(proposed).length).toBeLessThanOrEqual(160);
    expect(proposed.endsWith('…')).toBe(true);
  });

  it('begins with the name and ends with the company if there is little to say', () => {
    const little = { ...texts, body: '', summary: 'Döküm', name: 'Toka' };
    expect(proposeDescription(little)).toBe('Toka: Döküm. Örnek Metal');
    expect(proposeDescription({ ...little, summary: '' })).toBeUndefined();
    expect(proposeDescription({ ...texts, shown: 'x'.repeat(50) })).toBeUndefined();
  });
});
