import { describe, expect, it } from 'vitest';
import { pageLinks } from './pagination.tsx';

describe('paging links', () => {
  it('show every page of a short list', () => {
    expect(pageLinks(2, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('show the first, the last and the neighbouring pages of a long list', () => {
    expect(pageLinks(10, 125)).toEqual([1, 'gap', 9, 10, 11, 'gap', 125]);
  });

  it('show a page rather than a gap of one page', () => {
    expect(pageLinks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are right on the last page and for a list of one page', () => {
    expect(pageLinks(20, 20)).toEqual([1, 'gap', 19, 20]);
    expect(pageLinks(1, 1)).toEqual([1]);
  });
});
