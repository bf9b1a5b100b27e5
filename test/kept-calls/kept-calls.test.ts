import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '#server/root-dir.ts';
import { emptyPages, openTestApp } from '#test/app.ts';
import { callLines, keptLines, promisedLines, settingNames, type Reference } from './call-lines.ts';

const app = await openTestApp({ frontend: emptyPages });
const { authorization = '' } = await app.signIn();
const { body: reference } = await app.call<Reference>('GET', '/api/openapi.json', undefined, {
  authorization,
});
const lines = promisedLines(reference);
/** A field that has become optional is promised still. */
const promised = new Set(lines.flatMap((line) => [line, line.replace(/!$/, '')]));

/** The calls of each version with the same major number (docs/guides/versions.md). */
const versions = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

it.each(versions)(
  'a client of version %s finds all its calls and fields, and no new required one',
  (name) => {
    const kept = keptLines(readFileSync(join(import.meta.dirname, name), 'utf8'));
    expect(kept.map((line) => line.replace(/!$/, '')).filter((line) => !promised.has(line))).toEqual([]);

    const known = new Set(kept);
    const calls = new Set(kept.map((line) => line.split(' ', 2).join(' ')));
    const required = lines.filter((line) => line.endsWith('!') && calls.has(line.split(' ', 2).join(' ')));
    expect(required.filter((line) => !known.has(line))).toEqual([]);
  },
);

it('finds a call that is gone, a lost field of an answer and a new required field', () => {
  const answer = {
    200: {
      content: { json: { schema: { properties: { id: {}, name: { items: { properties: { x: {} } } } } } } },
    },
  };
  const body = { content: { json: { schema: { properties: { code: {}, note: {} }, required: ['code'] } } } };
  const paths = { '/api/a': { get: { responses: answer }, post: { requestBody: body } } };
  expect(callLines({ paths })).toEqual([
    'GET /api/a',
    'GET /api/a < id',
    'GET /api/a < name',
    'GET /api/a < name[].x',
    'POST /api/a',
    'POST /api/a > code!',
    'POST /api/a > note',
  ]);
});

it('`compose.yaml` passes on every setting but those that the image fixes', () => {
  const text = readFileSync(join(rootDir, 'compose.yaml'), 'utf8');
  const passed = [...text.matchAll(/^ {6}- ([A-Z0-9_]+)$/gm)].map(([, name]) => name);
  expect(settingNames().filter((name) => !passed.includes(name))).toEqual(['PORT', 'HOST', 'DATA_DIR']);
});
