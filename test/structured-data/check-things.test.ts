import { expect, it } from 'vitest';
import { checkThings } from './check-things.ts';

const problemsOf = (thing: object) =>
  checkThings([JSON.stringify({ '@context': 'https://schema.org', ...thing })]).problems;

const video = {
  '@type': 'VideoObject',
  name: 'Kaplama',
  thumbnailUrl: 'https://firma.example/a.jpg',
  uploadDate: '2026-03-01T08:00:00.000Z',
};

it('a complete thing has no problem, and what is only recommended is told apart', () => {
  expect(checkThings([JSON.stringify({ '@context': 'https://schema.org', ...video })])).toEqual({
    problems: [],
    lacking: ['VideoObject: description', 'VideoObject: contentUrl|embedUrl'],
  });
});

it.each([
  [
    'a kind that the site does not describe',
    { '@type': 'FAQPage', mainEntity: 'x' },
    'does not describe FAQPage',
  ],
  ['an unknown property', { ...video, transkript: 'x' }, 'has no property transkript'],
  ['a property of another kind', { ...video, sku: 'x' }, 'has no property sku'],
  ['a missing required property', { ...video, name: undefined }, 'name is required'],
  ['an empty text', { ...video, name: '' }, 'is empty'],
  ['a relative address', { ...video, thumbnailUrl: '/a.jpg' }, 'is not an absolute address'],
  ['a day instead of an instant', { ...video, uploadDate: '2026-03-01' }, 'is not an instant'],
  ['markup in a text', { ...video, name: '<b>Kaplama</b>' }, 'contains HTML'],
  ['a reference to nothing', { ...video, publisher: { '@id': 'https://firma.example/#x' } }, 'has the @id'],
  [
    'a gap in a list',
    {
      '@type': 'ItemList',
      itemListElement: [1, 3].map((position) => ({ '@type': 'ListItem', position, name: 'x' })),
    },
    'positions are 1, 3',
  ],
])('%s is a problem', (_, thing, problem) => {
  expect(problemsOf(thing).join('\n')).toContain(problem);
});

it('another context is a problem', () => {
  expect(problemsOf({ ...video, '@context': 'http://schema.org' })).toHaveLength(1);
});
