import { PDFiumModule } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The most memory that one document may take, in bytes. */
const maxMemory = 256 * 1024 * 1024;

type Called = (...values: number[]) => number;

type Edges = readonly [left: number, bottom: number, right: number, top: number];

/** PDFium's C interface (`fpdfview.h`, `fpdf_save.h`), with the members that the library's types lack. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDF_LoadCustomDocument: (access: number, password: number) => number;
  _FPDF_SaveAsCopy: (document: number, writer: number, flags: number) => number;
  /** The edges are in points from the left and from the bottom: left, bottom, right, top (`fpdf_transformpage.h`). */
  _FPDFPage_SetBleedBox: (page: number, ...edges: Edges) => number;
  _FPDFPage_SetTrimBox: (page: number, ...edges: Edges) => number;
  /** The edges are written as four floats: left, bottom, right, top (`fpdf_edit.h`). */
  _FPDFPageObj_GetBounds: (object: number, ...edges: Edges) => number;
  _FPDFPageObj_GetStrokeWidth: (object: number, width: number) => number;
  /** Two integers are written: how the path is filled, and 1 if it has a line. */
  _FPDFPath_GetDrawMode: (path: number, filled: number, lined: number) => number;
  _FPDFText_GetUnicode: (textPage: number, index: number) => number;
  /** The edges are written as four doubles: left, right, bottom, top (`fpdf_text.h`). */
  _FPDFText_GetCharBox: (textPage: number, index: number, ...edges: Edges) => number;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  /** Makes a JavaScript function callable from PDFium; returns the function pointer. */
  exposeFunction: (called: Called) => number;
};

type Imports = { env: { emscripten_resize_heap: (bytes: number) => boolean | number } };

/**
 * The bytes of a WebAssembly module that re-exports an imported function, because function tables accept only
 * WebAssembly functions. It contains the type (`parameters` numbers to one), the import `e.f` and the export `f`.
 */
const bridge = (parameters: number) =>
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...[0x01, parameters + 5, 0x01, 0x60, parameters, ...Array<number>(parameters).fill(0x7f), 0x01, 0x7f],
    ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
    ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
  ]);

/** All files share the compiled code, which holds no data of them. Compiling takes longer than reading most files. */
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const code = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  return WebAssembly.compile(withOpenTable(code));
}

/** The number of a section of WebAssembly code that describes the table of functions. */
const tableSection = 4;

/**
 * Lets the table of functions grow, which the library's build forbids: its maximum becomes the largest number that
 * takes as many bytes (LEB128).
 */
function withOpenTable(code: Buffer): Buffer<ArrayBuffer> {
  const open = Buffer.from(code);
  for (let at = 8; at < open.length;) {
    const [size, start] = readNumber(open, at + 1);
    if (open[at] === tableSection) {
      // The number of tables, the type of their elements, a flag and the minimum come first.
      const [, maximum] = readNumber(open, start + 3);
      const [, end] = readNumber(open, maximum);
      open.fill(0xff, maximum, end - 1).writeUInt8(0x7f, end - 1);
      return open;
    }
    at = start + size;
  }
  throw new Error('PDFium has no table of functions');
}

/** Reads a number in LEB128; returns it and the position behind it. */
function readNumber(code: Buffer, at: number): [value: number, end: number] {
  const byte = code[at] ?? 0;
  if (byte < 0x80) return [byte, at + 1];
  const [rest, end] = readNumber(code, at + 1);
  return [rest * 0x80 + (byte & 0x7f), end];
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

/** Adds the function to the table and returns its place, which is the pointer. */
function exposeFunction(table: WebAssembly.Table, called: Called): number {
  const module = new WebAssembly.Module(bridge(called.length));
  const pointer = table.grow(1);
  table.set(pointer, new WebAssembly.Instance(module, { e: { f: called } }).exports.f);
  return pointer;
}
