import { expect, it } from 'vitest';
import { documentFiles } from './document-files.ts';

const manifest = {
  'style.css': { file: 'assets/style-1.css' },
  'src/site/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_libraries-1.js', '_shell-1.js'] },
  'src/site/pages/home.tsx': { file: 'assets/home-1.js', imports: ['_shell-1.js', '_cards-1.js'] },
  '_libraries-1.js': { file: 'assets/libraries-1.js' },
  '_shell-1.js': { file: 'assets/shell-1.js', imports: ['_libraries-1.js'] },
  '_cards-1.js': { file: 'assets/cards-1.js', imports: ['_shell-1.js'] },
};

it('a page names each file once: the entry, its own file and what they import', () => {
  expect(documentFiles(manifest, { home: 'home.tsx' })).toEqual({
    sheets: ['/assets/style-1.css'],
    entry: '/assets/entry-1.js',
    scripts: {
      home: ['entry', 'libraries', 'shell', 'home', 'cards'].map((name) => `/assets/${name}-1.js`),
    },
  });
});

it('a build without the file of a page is an error at the start, not a page without scripts', () => {
  expect(() => documentFiles(manifest, { blog: 'blog.tsx' })).toThrow('src/site/pages/blog.tsx');
});
