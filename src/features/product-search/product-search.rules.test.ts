import { describe, expect, it } from 'vitest';
import { cleanSearch, isSearchType, searchParameters } from './product-search.rules.ts';

describe('the parameters of a search', () => {
  it('always have the type, and text and transporter types only when they are not empty', () => {
    expect(searchParameters({})).toEqual({ search_type: 'all' });
    expect(searchParameters({ search: '', transporter_types: [] })).toEqual({ search_type: 'all' });
    expect(
      searchParameters({ search_type: 'code', search: 'TK-1', transporter_types: ['kayis', 'kordon'] }),
    ).toEqual({ search_type: 'code', search: 'TK-1', transporter_types: 'kayis,kordon' });
  });
});

it('a typed text becomes one line with single spaces and a limited length', () => {
  expect(cleanSearch('  metal \t toka\n')).toBe('metal toka');
  expect(cleanSearch('\u0000')).toBe('');
  expect(cleanSearch('ş'.repeat(300))).toHaveLength(200);
});

it('the types of a search are all, name and code', () => {
  expect(['all', 'name', 'code', '', 'x', undefined].map(isSearchType)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
