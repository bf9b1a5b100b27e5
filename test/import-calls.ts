import { ZipFile } from 'yazl';
import { streamXlsxRows, writeXlsx, type CellValue } from 'hucre/xlsx';
import type { Import, ImportRow, ImportRows } from '#features/imports/import.ts';
import { importJobs } from '#features/imports/server/imports.jobs.ts';
import type { TestApp } from './app.ts';
import { runDueJobs } from './due-jobs.ts';
import { fileForm } from './files/file-form.ts';

/** The rows of a sheet; the first row contains the column titles. */
export type SheetRows = CellValue[][];

type Body = { data: Import; message?: string };

/** The import calls of the panel. Each runs the queued jobs before it returns. */
export async function importCalls(app: TestApp) {
  const editor = await app.signIn('editor');
  const work = () => runDueJobs(app.ctx, importJobs(app.ctx));
  const get = async (id: number) =>
    (await app.call<Import>('GET', `/api/admin/imports/${id}`, undefined, editor)).body;

  async function post(body: object) {
    const answer = await app.call<Body>('POST', '/api/admin/imports', body, editor);
    await work();
    return answer.status === 201 ? { ...answer, record: await get(answer.body.data.id) } : answer;
  }
  async function put(
    id: number,
    action: 'check' | 'cancel' | 'proposals' | 'apply' | 'undo',
    body: object = {},
  ) {
    const answer = await app.call<Body>('PUT', `/api/admin/imports/${id}/${action}`, body, editor);
    await work();
    return { ...answer, record: await get(id) };
  }
  const upload = (bytes: Uint8Array, name = 'urunler.xlsx') => post(fileForm(Buffer.from(bytes), name));
  return {
    editor,
    work,
    get,
    post,
    put,
    upload,
    /** Uploads rows as a workbook, and lets the server check them. */
    check: async (rows: SheetRows): Promise<Import> => {
      const answer = await upload(await workbook(rows));
      if (!('record' in answer)) throw new Error(answer.body.message ?? 'The upload was refused');
      return answer.record;
    },
    rows: async (id: number, query = ''): Promise<ImportRow[]> =>
      (await app.call<ImportRows>('GET', `/api/admin/imports/${id}/rows${query}`, undefined, editor)).body
        .data,
    /** The exported workbook of products or of a list, as bytes and as rows. */
    download: async (query = '', of = 'products'): Promise<{ bytes: Uint8Array; rows: SheetRows }> => {
      const answer = await app.app.inject({
        method: 'GET',
        url: `/api/admin/${of}/export${query}`,
        headers: editor,
      });
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      const bytes = new Uint8Array(answer.rawPayload);
      return { bytes, rows: await readRows(bytes) };
    },
  };
}

export const workbook = (rows: SheetRows): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Ürünler', rows }] });

async function readRows(bytes: Uint8Array): Promise<SheetRows> {
  const rows: SheetRows = [];
  for await (const { values } of streamXlsxRows(bytes)) rows.push(values);
  return rows;
}

export function pick(rows: SheetRows, titles: readonly string[]): SheetRows {
  const [head = []] = rows;
  return rows.map((row) => titles.map((title) => row[head.indexOf(title)] ?? null));
}

/** A ZIP archive with these files, by their names. */
export function zip(entries: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return new Response(file.outputStream as never).arrayBuffer().then((bytes) => Buffer.from(bytes));
}
