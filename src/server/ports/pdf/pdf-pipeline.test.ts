import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { validPdf } from '#test/files/valid-pdf.ts';
import { checkPdf, drawPdfCover } from './pdf-pipeline.ts';

let folder: string;
let original: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-pdf-'));
  original = join(folder, 'original');
});
afterEach(() => rm(folder, { recursive: true }));

const whole = validPdf({ text: 'Katalog', pages: 3 });

it('the pages of a PDF are counted', async () => {
  await writeFile(original, whole);
  expect(await checkPdf(original)).toEqual({ pages: 3 });
});

it('the first page becomes a picture', async () => {
  await writeFile(original, whole);
  const { file, ...facts } = await drawPdfCover(original, folder);
  expect(facts).toEqual({ pages: 3, width: 1131, height: 1600 });
  const pixel = (left: number, top: number) =>
    sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  expect([...(await pixel(5, 5))]).toEqual([255, 255, 255]);
  expect([...(await pixel(560, 800))]).toEqual([26, 51, 77]);
});

it.each([
  ['is empty', ''],
  ['only begins like a PDF', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'],
  ['ends in the middle', whole.subarray(0, 60)],
  ['contains itself', validPdf({ objects: { 2: '<</Type/Pages/Kids[2 0 R]/Count 9>>' } })],
  ['is a web page', '<html>%PDF-1.7</html>'],
])('a file that %s is refused', async (_, content) => {
  await writeFile(original, content);
  await expect(checkPdf(original)).rejects.toMatchObject({ reason: 'damaged' });
});

it('a PDF with a password is refused with a message about the password', async () => {
  const lock = `<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>`;
  const trailer = `/Encrypt ${lock}/ID[<${'22'.repeat(16)}><${'22'.repeat(16)}>]`;
  await writeFile(original, validPdf({ trailer }));
  await expect(checkPdf(original)).rejects.toMatchObject({
    reason: 'password',
    message: expect.stringContaining('parolayla korunuyor') as string,
  });
});
