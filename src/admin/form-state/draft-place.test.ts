import { expect, it, vi } from 'vitest';
import { editPaths } from '../session/chosen-record.ts';
import { currentPlace } from './draft-place.ts';

it.each(Object.entries(editPaths))('a draft of the edit screen of %s knows its record', (kind, path) => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === `chosen_${kind}` ? '7' : null) });
  expect(currentPlace(path)).toEqual({ path, chosen: { kind, id: 7 } });
  vi.unstubAllGlobals();
});
