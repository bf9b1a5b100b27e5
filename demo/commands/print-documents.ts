import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '#demo/content/products.ts';
import { documentFolders, documentsDir, modelsDir, outlinesOf } from '#demo/documents.ts';
import { drawnSizes, drawSize, parts } from '#demo/drawings/drawings.ts';
import { drawDxf } from '#demo/drawings/dxf.ts';
import { readFingerprints, writeFingerprints } from '#demo/printing/fingerprints.ts';
import { withPrinter } from '#demo/printing/pdf-printer.ts';
import { printedPages, type PrintedPage } from '#demo/printing/printed-pages.ts';
import { chromiumFlags, ensureChromium, findChromium } from '#test/chromium.ts';

/**
 * `npm run demo:documents`: prints the drawings, catalogues and certificates whose content changed, or all
 * with `-- --all`, and removes documents that the content no longer has.
 */
for (const folder of documentFolders) mkdirSync(join(documentsDir, folder), { recursive: true });
const pages = printedPages();
removeOthers(pages);
drawSheets();
const stale = process.argv.includes('--all') ? pages : pages.filter(isStale);
if (stale.length > 0) await printAll(stale);
console.log(`${stale.length} of ${pages.length} documents printed.`);

async function printAll(wanted: readonly PrintedPage[]): Promise<void> {
  if (!(await ensureChromium())) process.exit(1);
  const options = { directory: documentsDir, executablePath: findChromium() ?? '', args: chromiumFlags };
  await withPrinter(options, async (print) => {
    for (const [index, page] of wanted.entries()) {
      await print(page);
      // The fingerprints are written after each document, so that an interrupted run continues there.
      writeFingerprints({ ...readFingerprints(), [page.file]: page.fingerprint });
      console.log(`[${index + 1}/${wanted.length}] ${page.file}`);
    }
  });
}

function isStale({ file, picture = file, fingerprint }: PrintedPage): boolean {
  const isWritten = [file, picture].every((name) => existsSync(join(documentsDir, name)));
  return readFingerprints()[file] !== fingerprint || !isWritten;
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

function removeOthers(wanted: readonly PrintedPage[]): void {
  const known = new Set(wanted.map(({ file }) => file));
  const fingerprints = Object.entries(readFingerprints()).filter(([file]) => known.has(file));
  writeFingerprints(Object.fromEntries(fingerprints));
  for (const folder of documentFolders) {
    for (const name of readdirSync(join(documentsDir, folder))) {
      const file = `${folder}/${name.replace(/\.(svg|jpg)$/, '.pdf')}`;
      if (!known.has(file)) rmSync(join(documentsDir, folder, name));
    }
  }
}
