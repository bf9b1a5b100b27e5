import { PDFiumModule } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What one document may take of memory; bytes. */
const maxMemory = 256 * 1024 * 1024;

type Called = (...values: number[]) => number;

/** PDFium's C interface (`fpdfview.h`); the library's types leave out what is added here. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDF_LoadCustomDocument: (access: number, password: number) => number;
  /** Makes one function callable for PDFium and returns its pointer. */
  exposeFunction: (called: Called) => number;
};

type Imports = { env: { emscripten_resize_heap: (bytes: number) => boolean | number } };

/**
 * A module that exports the function it imports, because a table holds functions of WebAssembly only: the type
 * (four numbers give one), the import `e.f`, the export `f`.
 */
const bridge = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x09, 0x01, 0x60, 0x04, 0x7f, 0x7f, 0x7f, 0x7f, 0x01, 0x7f],
  ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);

/** Code without memory, so all files share it: to compile it takes longer than to read most files. */
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
  );
}

/** A PDFium of its own memory, which ends with the last reference to it. */
export async function startPdfium(): Promise<Pdfium> {
  const module = await (compiled ??= compile());
  const options: Parameters<typeof PDFiumModule>[0] & { printErr: () => void } = {
    // A refused file is no event for the server's log.
    printErr: () => undefined,
    instantiateWasm: (imports, onReady) => {
      limitMemory(imports as unknown as Imports);
      const instance = new WebAssembly.Instance(module, imports);
      // The library's type says module; its code expects the instance.
      onReady(instance);
      return instance.exports;
    },
  };
  const pdfium = await PDFiumModule(options);
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
  const exports = pdfium.wasmExports as unknown as { __indirect_function_table: WebAssembly.Table };
  return Object.assign(pdfium, {
    exposeFunction: (called: Called) => exposeFunction(exports.__indirect_function_table, called),
  }) as Pdfium;
}

/** Without it a file may take 2 GB. */
function limitMemory({ env }: Imports): void {
  const resize = env.emscripten_resize_heap;
  env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > maxMemory ? 0 : resize(bytes));
}

/** The table cannot grow; its first place is free, because C never calls a null pointer. */
function exposeFunction(table: WebAssembly.Table, called: Called): number {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bridge), { e: { f: called } });
  table.set(0, exports.f);
  return 0;
}
