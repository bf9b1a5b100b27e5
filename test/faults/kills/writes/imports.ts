import { setTimeout as sleep } from 'node:timers/promises';
import type { Import, Imports, ImportState, ImportWritten } from '#features/imports/import.ts';
import type { Product, ProductRows } from '#features/products/product.ts';
import type { Variants } from '#features/variants/variant.ts';
import { workbook } from '#test/import-calls.ts';
import { fileForm } from '#test/files/file-form.ts';
import type { Register } from '../book.ts';
import { pickCertain, type Client, type WriteKind } from '../client.ts';
import type { ServerCalls } from '../server-calls.ts';

/** The state of an import, and how many of its products exist with both variants and the right texts. */
type ImportedState = { state: ImportState; products: number };
type OwnImport = { id: number; stamp: string; models: number; register: Register };

const working: readonly ImportState[] = ['checking', 'applying', 'undoing'];
/** Within this many milliseconds after a start, the server finishes the jobs that a kill interrupted. */
const patience = 120_000;

/** Uploads a sheet of new products; a job checks it. */
export const uploadImport: WriteKind = {
  name: 'import',
  weight: 1,
  write: async (client) => {
    const stamp = client.fresh();
    const models = 3 + client.random.below(20);
    const name = `${stamp}.xlsx`;
    const bytes = await workbook(rowsOf(stamp, models));
    const register = client.book.register(`import ${name}`, (calls) => readImport(calls, name));
    const { data } = await client.book.write(register, { state: 'checked', products: 0 }, () =>
      client.calls.staff<ImportWritten>('POST', '/api/admin/imports', fileForm(Buffer.from(bytes), name)),
    );
    client.own<OwnImport>('import').push({ id: data.id, stamp, models, register });
  },
};

/** Applies a checked import, or undoes an applied one. If the server is killed meanwhile, nothing has changed. */
export const moveImport: WriteKind = {
  name: 'applied or undone import',
  weight: 2,
  write: async (client) => {
    const own = pickCertain(client, client.own<OwnImport>('import'));
    if (!own) return uploadImport.write(client);
    const { id, models, register } = own;
    const { state } = await client.calls.staff<Import>('GET', `/api/admin/imports/${id}`);
    if (state === 'checked')
      await move(client, register, `/api/admin/imports/${id}/apply`, [
        { state: 'applied', products: models },
        { state: 'checked', products: 0 },
      ]);
    else if (state === 'applied')
      await move(client, register, `/api/admin/imports/${id}/undo`, [
        { state: 'undone', products: 0 },
        { state: 'applied', products: models },
      ]);
    else await uploadImport.write(client);
  },
};

function move({ book, calls }: Client, register: Register, path: string, states: ImportedState[]) {
  return book.write(register, states, () => calls.staff('PUT', path));
}

const titles = ['Kod', 'Model kodu', 'Ad (TR)', 'Ad (EN)', 'Kategori', 'Ölçü', 'Ağırlık (g)'];

function rowsOf(stamp: string, models: number) {
  const articles = Array.from({ length: models }, (_, index) => {
    const code = `${stamp}M${index}`;
    const variants = [1, 2].map((weight) => [
      `${code}V${weight}`,
      code,
      null,
      null,
      null,
      `${weight} mm`,
      weight,
    ]);
    return [[code, null, `Halka ${code}`, `Ring ${code}`, 'Kategori 1', null, null], ...variants];
  });
  return [titles, ...articles.flat()];
}

async function readImport(calls: ServerCalls, name: string): Promise<ImportedState | undefined> {
  const stamp = name.split('.')[0] ?? '';
  const record = await whenSettled(calls, name);
  if (!record) return undefined;
  let products = 0;
  for (let page = 1; ; page += 1) {
    const path = `/api/admin/products?search=${stamp}&page=${page}`;
    const found = await calls.staff<ProductRows>('GET', path);
    for (const { id, code } of found.data)
      if (code.startsWith(`${stamp}M`) && (await isWhole(calls, id, code))) products += 1;
    if (page >= found.last_page) return { state: record.state, products };
  }
}

async function isWhole(calls: ServerCalls, id: number, code: string): Promise<boolean> {
  const product = await calls.staff<Product>('GET', `/api/admin/products/${id}`);
  const { variants } = await calls.staff<Variants>('GET', `/api/admin/products/${id}/variants`);
  const weights = variants.map(({ code: own, weight }) => `${own} ${weight}`).join();
  return product.name_en === `Ring ${code}` && weights === `${code}V1 1,${code}V2 2`;
}

/** Waits until no job works on the import. */
async function whenSettled(calls: ServerCalls, name: string): Promise<Import | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    const record = await findImport(calls, name);
    if (!record || !working.includes(record.state) || Date.now() > deadline) return record;
    await sleep(100);
  }
}

async function findImport(calls: ServerCalls, name: string): Promise<Import | undefined> {
  for (let page = 1; ; page += 1) {
    const imports = await calls.staff<Imports>('GET', `/api/admin/imports?page=${page}`);
    const found = imports.data.find((one) => one.name === name);
    if (found || page >= imports.last_page) return found;
  }
}
