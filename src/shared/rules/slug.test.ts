import { describe, expect, it } from 'vitest';
import { isSlug, numberedSlug, slugify, slugLength } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['D-Halka 25 mm', 'dhalka-25-mm'],
    ['Çıtçıt ve Düğme', 'citcit-ve-dugme'],
    ['İĞNE ışık ŞERİT', 'igne-isik-serit'],
    ['IRMAK', 'irmak'],
    ['Kuşgözü (oval)', 'kusgozu-oval'],
    ['  Öne ve arkaya boşluk  ', 'one-ve-arkaya-bosluk'],
    ['Halka & Toka', 'halka-toka'],
    ['s\u0327erit', 'serit'],
    ['Kâğıt', 'kagit'],
    ['toka 🪡', 'toka'],
    ['🪡', ''],
    ['Пряжка', ''],
    ['---', ''],
    ['a_b.c/d', 'abcd'],
    ['', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('returns a valid slug or an empty text', () => {
    for (const text of ['Bir -- iki', '- baş', 'son -', 'a\tb\nc']) {
      const slug = slugify(text);
      expect(slug === '' || isSlug(slug), slug).toBe(true);
    }
  });
});

describe('isSlug', () => {
  it.each(['toka', 'toka-2', '4', 'a-b-c'])('accepts %j', (slug) => expect(isSlug(slug)).toBe(true));
  it.each(['', 'Toka', 'töka', '-toka', 'toka-', 'to--ka', 'to ka', 'toka/1', 'toka\n'])(
    'refuses %j',
    (slug) => expect(isSlug(slug)).toBe(false),
  );
});

describe('numberedSlug', () => {
  it('returns the slug itself for 1 and numbers the others', () => {
    expect([1, 2, 13].map((n) => numberedSlug('toka', n))).toEqual(['toka', 'toka-2', 'toka-13']);
  });

  it('stays within the length limit', () => {
    const slug = numberedSlug('a'.repeat(300), 12);
    expect(slug).toHaveLength(slugLength);
    expect(slug.endsWith('-12')).toBe(true);
  });
});
