import { expect, it, vi } from 'vitest';
import { forgetRequestId, requestIdFor } from './request-id.ts';

it('a message keeps its UUID while it is tried again, and a changed or later one has another', () => {
  const first = requestIdFor('contact', { name: 'Ayşe' });
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(requestIdFor('contact', { name: 'Ayşe' })).toBe(first);
  expect(requestIdFor('offer', { name: 'Ayşe' })).not.toBe(first);
  const changed = requestIdFor('contact', { name: 'Ayşe Y.' });
  expect(changed).not.toBe(first);
  forgetRequestId('contact');
  expect(requestIdFor('contact', { name: 'Ayşe Y.' })).not.toBe(changed);
});

it('a message keeps its UUID over a reload', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const first = requestIdFor('special-tour', { name: 'Ayşe' });
  vi.resetModules();
  const reloaded = await import('./request-id.ts');
  expect(reloaded.requestIdFor('special-tour', { name: 'Ayşe' })).toBe(first);
});
