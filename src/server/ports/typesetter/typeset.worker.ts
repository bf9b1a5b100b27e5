/** The thread that typesets one document after the other. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { setPageBoxes } from './page-boxes.ts';
import type { TypesetterAnswer } from './typesetter.messages.ts';
import type { TypesetDocument, TypesetTask } from './typesetter.ts';

/** The typefaces of the site as whole files: the parts of them for browsers break ligatures and Turkish letters. */
const fontFiles = [
  ['instrument-sans', ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold']],
  ['bricolage-grotesque', ['500Medium', '600SemiBold', '700Bold']],
] as const;

const fontPaths = fontFiles.flatMap(([family, weights]) => {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family}/package.json`)));
  return weights.map((weight) => join(folder, weight));
});

parentPort?.on(
  'message',
  (task: TypesetTask) => void answer(task).then((reply) => parentPort?.postMessage(reply)),
);

async function answer(task: TypesetTask): Promise<TypesetterAnswer> {
  try {
    return { outcome: 'made', result: await typeset(task) };
  } catch (error) {
    return { outcome: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function typeset(task: TypesetTask): Promise<TypesetDocument> {
  const { workspace, output, boxes } = task;
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
  try {
    addTemplates(compiler, task);
    const compiled = compiler.compile({ mainFilePath: join(workspace, task.main) });
    const document = compiled.result;
    if (!document) throw new Error(problemsOf(compiler, compiled.takeError()));
    const places = compiler.query(document, { selector: '<place>', field: 'value' }) as unknown[];
    writeFileSync(output, compiler.pdf(document, { pdfTags: true }));
    const pages = document.numOfPages;
    if (boxes) await setPageBoxes(output, boxes);
    return { pages, bytes: statSync(output).size, places };
  } finally {
    compiler.evictCache(0);
  }
}

/** The templates stand in the workspace only in memory, because the compiler reads no other folder. */
function addTemplates(compiler: NodeCompiler, { templates, workspace }: TypesetTask): void {
  for (const name of readdirSync(templates)) {
    if (!name.endsWith('.typ')) continue;
    compiler.addSource(join(workspace, name), readFileSync(join(templates, name), 'utf8'));
  }
}

function problemsOf(
  compiler: NodeCompiler,
  error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null,
): string {
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 2_000) : 'No document was made';
}
