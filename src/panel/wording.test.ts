import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that staff did not understand, or synonyms of a chosen word (docs/vocabulary.md). */
const replaced = {
  'Yayında / Yayında değil': /\b(Pasif|Etkin)|\bpasif\b|Sitede göster/,
  Filtre: /süzge[cç]/i,
  'Sayfa adresi': /seo_name.*["']Adres["']|["']Adres["'].*seo_name/s,
  Sil: />\s*At\s*<|taslağı at\b/i,
  'Açıklama ekle': /Metin ekle/,
  'what a form edits': /title="Düzenleme"/,
};

const files = globSync('src/{panel,program/panel,features/*/panel}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

it.each(Object.entries(replaced))(
  'the panel says %s, and none of the words that this one replaced',
  (_, words) => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);
