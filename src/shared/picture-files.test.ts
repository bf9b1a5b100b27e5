import { expect, it } from 'vitest';
import { pictureFiles, sourcePattern, sourceSet } from './picture-files.ts';

const sources = ['/media/ab/c-{480}-v1.avif', '/media/ab/c-{480,960}-v1.jpg'];

it('the files of a format are listed from narrow to wide', () => {
  expect(pictureFiles({ sources }, 'jpeg')).toEqual([
    { url: '/media/ab/c-480-v1.jpg', width: 480 },
    { url: '/media/ab/c-960-v1.jpg', width: 960 },
  ]);
});

it('a format without files has no source set', () => {
  expect(sourceSet({ sources }, 'jpeg')).toBe('/media/ab/c-480-v1.jpg 480w, /media/ab/c-960-v1.jpg 960w');
  expect(sourceSet({ sources }, 'avif')).toBe('/media/ab/c-480-v1.avif 480w');
  expect(sourceSet({ sources: [] }, 'avif')).toBeUndefined();
});

it('a pattern replaces the width of a file and no other digits of its name', () => {
  const files = [
    { url: '/media/48/a480-960-v1.jpg', width: 960 },
    { url: '/media/48/a480-480-v1.jpg', width: 480 },
  ];
  const source = sourcePattern(files);
  expect(source).toBe('/media/48/a480-{480,960}-v1.jpg');
  expect(pictureFiles({ sources: [source] }, 'jpeg').map(({ width }) => width)).toEqual([480, 960]);
});
