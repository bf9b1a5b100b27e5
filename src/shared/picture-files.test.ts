import { expect, it } from 'vitest';
import type { PictureSource } from './api/media.ts';
import { fileAddress, jpegFiles, sourceSet } from './picture-files.ts';

const avif: PictureSource = { format: 'avif', url: '/media/ab/c-{width}-v1.avif', widths: [480] };
const jpeg: PictureSource = { format: 'jpeg', url: '/media/ab/c-{width}-v1.jpg', widths: [480, 960] };
const olderJpeg: PictureSource = { format: 'jpeg', url: '/media/ab/c-{width}-v0.jpg', widths: [320] };

it('names the file of a width', () => {
  expect(fileAddress(jpeg, 960)).toBe('/media/ab/c-960-v1.jpg');
});

it('writes a source set of the files of one format, and none where there are no files', () => {
  const picture = { sources: [avif, jpeg] };
  expect(sourceSet(picture, 'jpeg')).toBe('/media/ab/c-480-v1.jpg 480w, /media/ab/c-960-v1.jpg 960w');
  expect(sourceSet(picture, 'avif')).toBe('/media/ab/c-480-v1.avif 480w');
  expect(sourceSet({ sources: [jpeg] }, 'avif')).toBeUndefined();
});

it('lists the JPEGs from narrow to wide, of different encodings too', () => {
  const widths = jpegFiles({ sources: [avif, jpeg, olderJpeg] }).map(({ width }) => width);
  expect(widths).toEqual([320, 480, 960]);
});
