import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { rootDir } from '#server/root-dir.ts';

/* The journeys let axe skip the stylesheets, which took it a tenth of its time on each page. */
test('no stylesheet of the site or the panel ties the content to the direction of the screen @desk', () => {
  const sheets = globSync('build/{site,panel}/**/*.css', { cwd: rootDir });
  expect(sheets.length).toBeGreaterThan(5);
  const tied = sheets.filter((file) => /\borientation\s*:/.test(readFileSync(join(rootDir, file), 'utf8')));
  expect(tied).toEqual([]);
});

/* Such a `:has()` may be true after any insertion, so Chromium then styles the whole page anew, 12 ms on a desk. */
test('no stylesheet of the site asks for an element of any kind inside of another @desk', () => {
  const ofAnyKind = /:has\((?:[^()]*[\s>+~,])?:(?:nth|first|last|only)-/;
  for (const file of globSync('build/site/client/**/*.css', { cwd: rootDir }))
    expect(readFileSync(join(rootDir, file), 'utf8'), file).not.toMatch(ofAnyKind);
});
