import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Runs in a container: links every command and child process, then typesets one page. */
const root = '/srv/vitrin';
const folder = mkdtempSync('/tmp/check-');
const files = globSync(['scripts/*.ts', 'src/**/*.child.ts'], { cwd: root });
for (const file of files) {
  // Nothing can be done in an empty folder, so a command ends with a line for its operator.
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const { stderr } = spawnSync(process.execPath, [file], { cwd: root, env, input: '', encoding: 'utf8' });
  if (/MODULE_NOT_FOUND|Cannot find/.test(stderr)) throw new Error(`${file}: ${stderr}`);
}

const { createTypesetter } = await import(`${root}/src/server/ports/typesetter/typesetter.process.ts`);
writeFileSync(join(folder, 'page.typ'), '#set text(font: "Instrument Sans")\nİğne, şık, çözüm');
const typesetter = createTypesetter();
const output = join(folder, 'page.pdf');
const { pages } = await typesetter.typeset({
  templates: folder,
  main: 'page.typ',
  workspace: folder,
  output,
});
await typesetter.close();
console.log(`${files.length} programs, a PDF of ${pages} page`);
