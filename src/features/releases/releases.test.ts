import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programVersion } from '#server/program-version.ts';
import { releases } from './releases.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');

it('staff read about the version that runs first, and each version stands in the changelog with its date', () => {
  expect(releases[0]?.version).toBe(programVersion());
  for (const { version, date } of releases) expect(changelog).toContain(`## [${version}] - ${date}`);
});
