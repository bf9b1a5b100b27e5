import { expect, it, vi } from 'vitest';
import { editPaths } from '#panel/navigation/chosen-record.ts';
import { placeLabel, placeOf } from './draft-place.ts';

it.each(Object.entries(editPaths))(
  'a draft of the edit screen of %s contains the id of its record',
  (kind, path) => {
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === `chosen_${kind}` ? '7' : null) });
    expect(placeOf({ pathname: path, search: '' })).toEqual({ path, chosen: { kind, id: 7 } });
    vi.unstubAllGlobals();
  },
);

it('a draft of a screen whose address names the record leads back to that address', () => {
  const place = placeOf({ pathname: '/admin/contact', search: '?type=offer&message=7' });
  expect(place).toEqual({ path: '/admin/contact?type=offer&message=7' });
  expect(placeLabel(place)).toBe('İletişim');
});
