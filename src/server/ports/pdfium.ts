import { PDFiumModule } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The most memory that one document may take, in bytes. */
const maxMemory = 256 * 1024 * 1024;

type Called = (...values: number[]) => number;

/** PDFium's C interface (`fpdfview.h`), with the members that the library's types lack. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDF_LoadCustomDocument: (access: number, password: number) => number;
  /** Makes a JavaScript function callable from PDFium; returns the function pointer. */
  exposeFunction: (called: Called) => number;
};

type Imports = { env: { emscripten_resize_heap: (bytes: number) => boolean | number } };

/**
 * The bytes of a WebAssembly module that re-exports an imported function, because function tables accept only
 * WebAssembly functions. Contents: the type (four numbers to one), the import `e.f`, the export `f`.
 */
const bridge = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x09, 0x01, 0x60, 0x04, 0x7f, 0x7f, 0x7f, 0x7f, 0x01, 0x7f],
  ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);

/** The compiled code contains no data of a file, so all files share it; compiling takes longer than reading most files. */
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
  );
}

/** Starts an instance of PDFium with its own memory, which the garbage collector frees. */
export async function startPdfium(): Promise<Pdfium> {
  const module = await (compiled ??= compile());
  const options: Parameters<typeof PDFiumModule>[0] & { printErr: () => void } = {
    // Messages about a refused file do not belong in the server's log.
    printErr: () => undefined,
    instantiateWasm: (imports, onReady) => {
      limitMemory(imports as unknown as Imports);
      const instance = new WebAssembly.Instance(module, imports);
      // The library's type asks for the module, but its code expects the instance.
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

/** Limits the memory; without this a file may take 2 GB. */
function limitMemory({ env }: Imports): void {
  const resize = env.emscripten_resize_heap;
  env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > maxMemory ? 0 : resize(bytes));
}

/**
 * Stores the function in slot 0 of the function table and returns that slot as the pointer. The table cannot
 * grow, and slot 0 is free, because C never calls a null pointer.
 */
function exposeFunction(table: WebAssembly.Table, called: Called): number {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bridge), { e: { f: called } });
  table.set(0, exports.f);
  return 0;
}
