import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFormChanges } from './use-form-changes.ts';

it('a preview that opens later learns which text was edited last', () => {
  const options = { languages: [], localised: [] };
  const start = { title_tr: 'Vizyon', summary_tr: '', queue: 1 };
  const { result } = renderHook(() => useFormChanges(options, start));
  const edit = (values: Record<string, unknown>) => {
    result.current.update(options, values, true);
    return result.current.edits.get();
  };
  expect(result.current.edits.get()).toEqual({ count: 0, lastText: '' });
  expect(edit({ ...start, summary_tr: 'Kısa' })).toEqual({ count: 1, lastText: 'summary_tr' });
  expect(edit({ ...start, summary_tr: 'Kısa', queue: 2 })).toEqual({ count: 2, lastText: 'summary_tr' });
  expect(edit({ ...start, summary_tr: 'Kısa', title_tr: 'V' })).toEqual({ count: 3, lastText: 'title_tr' });
});
