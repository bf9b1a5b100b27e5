import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { framed } from '#features/print/server/printed-files.ts';
import { products } from '#demo/content/products.ts';
import { documentFolders, documentsDir, modelsDir, outlinesOf } from '#demo/documents.ts';
import { drawnSizes, drawSize, parts } from '#demo/drawings/drawings.ts';
import { drawDxf } from '#demo/drawings/dxf.ts';
import {
  fingerprintOf,
  printedDocuments,
  type PrintedDocument,
  type PrintedPhotograph,
} from '#demo/printing/printed-documents.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import { withPdf } from '#server/ports/pdf/pdf-file.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { createTypesetter } from '#server/ports/typesetter/typesetter.process.ts';

/**
 * `npm run demo:documents`: prints the drawings, catalogues, certificates and the CV by the program's own typesetter,
 * and removes documents that the content no longer has. Equal content gives equal files.
 */
const qualities = [76, 68, 60, 52, 44, 36, 28];

for (const folder of documentFolders) mkdirSync(join(documentsDir, folder), { recursive: true });
const documents = printedDocuments();
removeOthers();
drawSheets();
const typesetter = createTypesetter({ giveUpAfter: minuteMs, maxMemory: 800 });
try {
  for (const document of documents) await print(document);
} finally {
  await typesetter.close();
}
const printedFrom = Object.fromEntries(
  documents.map((one): [string, string] => [one.file, fingerprintOf(one)]).sort(),
);
writeFileSync(join(documentsDir, 'printed-from.json'), `${JSON.stringify(printedFrom, null, 2)}\n`);
console.log(`${documents.length} documents printed.`);

async function print(document: PrintedDocument): Promise<void> {
  const { file, picture, templates, main, input, photographs, drawings } = document;
  const output = join(documentsDir, file);
  await inTemporaryFolder(tmpdir(), async (workspace) => {
    await writeFile(join(workspace, 'input.json'), JSON.stringify(input));
    for (const [name, drawing] of Object.entries(drawings)) await writeFile(join(workspace, name), drawing);
    for (const [name, photograph] of photographs)
      await writeFile(join(workspace, name), await printedPhotograph(photograph));
    await typesetter.typeset({ templates, main, workspace, output });
  });
  if (picture !== undefined) await drawPage(output, join(documentsDir, picture));
  console.log(file);
}

/** The photograph in the size of print; those of cloth and leather get a lower quality, because they are larger. */
async function printedPhotograph({ path, width, maxBytes }: PrintedPhotograph): Promise<string> {
  let jpeg = Buffer.alloc(0);
  let size = { width, height: width };
  for (const quality of qualities) {
    const made = sharp(await readFile(path))
      .resize(width)
      .jpeg({ quality, mozjpeg: true });
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    jpeg = data;
    size = { width: info.width, height: info.height };
    if (jpeg.length <= maxBytes) break;
  }
  return framed(jpeg, size);
}

/** A picture of a page on A4. The usual subsampling of colours would blur fine coloured lines. */
async function drawPage(pdf: string, picture: string): Promise<void> {
  const size = { width: 1191, height: 1685 };
  const pixels = await withPdf(pdf, ({ draw }) => Promise.resolve(draw(size)));
  const options = { quality: 76, chromaSubsampling: '4:4:4', mozjpeg: true } as const;
  await sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg(options)
    .toFile(picture);
}

/** Writes each drawing as an SVG too, which people can edit, and some outlines as DXF. */
function drawSheets(): void {
  for (const product of products) {
    for (const size of drawnSizes(product))
      writeFileSync(join(documentsDir, 'drawings', `${size.code}.svg`), drawSize(product, size) ?? '');
  }
  for (const [product, size] of Object.entries(outlinesOf)) {
    const outline = parts[size]?.plan;
    if (outline) writeFileSync(join(modelsDir, `${product}.dxf`), drawDxf(outline));
  }
}

function removeOthers(): void {
  const known = new Set(documents.map(({ file }) => file));
  for (const folder of documentFolders) {
    for (const name of readdirSync(join(documentsDir, folder))) {
      const file = `${folder}/${name.replace(/\.(svg|jpg)$/, '.pdf')}`;
      if (!known.has(file)) rmSync(join(documentsDir, folder, name));
    }
  }
}
