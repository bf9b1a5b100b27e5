import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesOfEntry, findPanelLibraries } from './bundle-guard.ts';

it('the bundle guard follows static, lazy and circular imports of an entry', () => {
  const manifest = {
    login: { file: 'login.js', css: ['login.css'], imports: ['shared'] },
    shared: { file: 'shared.js', dynamicImports: ['lazy'] },
    lazy: { file: 'lazy.js', imports: ['shared'] },
    admin: { file: 'admin.js', imports: ['shared'] },
  };
  expect(filesOfEntry(manifest, 'login').sort()).toEqual(['lazy.js', 'login.css', 'login.js', 'shared.js']);
});

it('the bundle guard finds the panel’s libraries by their traces in a bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'page.js'), 'document.title="Vitrin"');
  writeFileSync(join(folder, 'panel.css'), '.mantine-Button-root{}');
  writeFileSync(join(folder, 'editor.js'), 'e.classList.add("ProseMirror")');
  const { resolve } = createRequire(import.meta.url);
  const list = join(resolve('@zxcvbn-ts/language-common'), '../passwords.json.mjs');
  copyFileSync(list, join(folder, 'list.js'));
  expect(findPanelLibraries(folder, ['page.js', 'panel.css', 'editor.js', 'list.js'])).toEqual([
    '@mantine (panel.css)',
    '@tiptap (editor.js)',
    '@zxcvbn-ts (list.js)',
  ]);
});
