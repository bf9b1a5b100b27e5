// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageRouter, type LoadedPage, type LoadPage, type Shown } from './page-router.ts';
import type { PageModule } from './page-module.ts';
import { Redirect } from './redirect.ts';
import { hrefOf, locationOf, type SiteLocation } from './site-location.ts';

const page = { name: 'home', params: {}, site: undefined, page: undefined } as const;

/** A router at `/a`; the test decides when and how each page is loaded. */
function openRouter() {
  const waiting: { location: SiteLocation; answer: (page: LoadedPage | Redirect) => void }[] = [];
  const load: LoadPage = (_, location) => new Promise((answer) => waiting.push({ location, answer }));
  history.replaceState(null, '', '/a');
  const first: Shown = { ...page, location: locationOf(window.location, null), movement: 'pop' };
  const router = createPageRouter(first, load);
  return { ...router, waiting, address: () => hrefOf(router.state().shown.location) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

let router: ReturnType<typeof openRouter>;
beforeEach(() => {
  router = openRouter();
});

it('a page and its address appear together, when the data have arrived', async () => {
  const done = router.navigate('/b?page=2', { state: { place: 'x' } });
  expect([router.address(), router.state().isLoading, location.pathname]).toEqual(['/a', true, '/a']);
  router.waiting[0]?.answer(page);
  await done;
  expect([router.address(), router.state().isLoading, location.search]).toEqual([
    '/b?page=2',
    false,
    '?page=2',
  ]);
  expect(router.state().shown).toMatchObject({ movement: 'push', location: { state: { place: 'x' } } });
});

it('only the last of several links counts, in whatever order their data arrive', async () => {
  const { length } = history;
  void router.navigate('/b');
  const last = router.navigate('/c');
  router.waiting[1]?.answer(page);
  await last;
  router.waiting[0]?.answer(page);
  await settle();
  expect([router.address(), location.pathname, history.length]).toEqual(['/c', '/c', length + 1]);
});

it('a redirect is followed in place of the address, a step back leads past both', async () => {
  const { length } = history;
  const done = router.navigate('/old');
  router.waiting[0]?.answer(new Redirect('/new?v=1'));
  await settle();
  router.waiting[1]?.answer(page);
  await done;
  expect([router.address(), history.length]).toEqual(['/new?v=1', length + 1]);
});

it('the same address again makes no new entry of the history', async () => {
  const { length } = history;
  const done = router.navigate('/a');
  router.waiting[0]?.answer(page);
  await done;
  expect([router.state().shown.movement, history.length]).toEqual(['replace', length]);
});

it('a fragment loads nothing and keeps the page', async () => {
  await router.navigate('/a#files');
  expect([router.address(), location.hash, router.waiting.length]).toEqual(['/a#files', '#files', 0]);
});

it('a page whose data fit any query follows its address at once', async () => {
  const module = { keepsData: true } as PageModule;
  const product = router.navigate('/b');
  router.waiting[0]?.answer({ ...page, page: { module, data: 1 } });
  await product;
  await router.navigate('/b?v=TK-1', { replace: true });
  expect([router.address(), router.waiting.length]).toEqual(['/b?v=TK-1', 1]);
  void router.navigate('/b?v=TK-1');
  expect(router.waiting).toHaveLength(2);
});

it('a step back loads the page of that entry and keeps its state and key', async () => {
  const forward = router.navigate('/b', { state: { place: 'x' } });
  router.waiting[0]?.answer(page);
  await forward;
  const { key } = router.state().shown.location;
  const further = router.navigate('/c');
  router.waiting[1]?.answer(page);
  await further;
  history.back();
  await vi.waitFor(() => expect(router.waiting).toHaveLength(3));
  router.waiting[2]?.answer(page);
  await settle();
  expect(router.state().shown).toMatchObject({
    movement: 'pop',
    location: { pathname: '/b', key, state: { place: 'x' } },
  });
});
