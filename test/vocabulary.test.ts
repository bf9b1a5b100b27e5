import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plannedCalls } from './planned-calls.ts';

const root = join(import.meta.dirname, '..');
const vocabulary = readFileSync(join(root, 'docs/vocabulary.md'), 'utf8');
const [, rooms = ''] = /^## Rooms\n(.*?)^## /ms.exec(vocabulary) ?? [];
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

describe('docs/vocabulary.md', () => {
  it('has every folder of src/features as a room, and no other, in their order', () => {
    const folders = readdirSync(join(root, 'src/features'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const named = [...rooms.matchAll(/^\| `([^`]+)`/gm)].map(([, room]) => room);
    expect(named).toEqual(folders.sort());
  });

  it('lists for every room its name on the screen and in calls', () => {
    const rows = rooms.split('\n').filter((line) => line.startsWith('| `'));
    const empty = rows.filter((row) =>
      row
        .split('|')
        .slice(1, -1)
        .some((cell) => cell.trim() === ''),
    );
    expect(empty).toEqual([]);
  });

  it('names only files and folders that exist below src', () => {
    const paths = quoted(vocabulary).filter((word) => /^[a-z][\w-]*\/(?!\d)|\.tsx?$/.test(word));
    expect(paths.length).toBeGreaterThan(10);
    const isHere = (path: string) => existsSync(join(root, 'src', path)) || existsSync(join(root, path));
    expect(paths.filter((path) => !isHere(path))).toEqual([]);
  });

  it('names only addresses of calls that exist', () => {
    const roles = readFileSync(join(root, 'docs/roles.md'), 'utf8');
    // The preview is registered only with pages, so neither list contains it.
    const known = [
      '/api/admin/preview',
      ...quoted(roles),
      ...plannedCalls.map(([call]) => call.replace(/^\w+ /, '')),
    ];
    const addresses = quoted(vocabulary).flatMap((words) => /\/api\/\S+/.exec(words)?.[0] ?? []);
    expect(addresses.length).toBeGreaterThan(50);
    const isCall = (address: string) =>
      known.some((call) => `${call}/`.startsWith(`${address.replaceAll(/\{(\w+)\}/g, ':$1')}/`));
    expect(addresses.filter((address) => !isCall(address))).toEqual([]);
  });
});
