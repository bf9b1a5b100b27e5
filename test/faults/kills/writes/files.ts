import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureFiles } from '#shared/picture-files.ts';
import type { Medium, MediumList, MediumWritten } from '#shared/schema/media.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import type { Register } from '../book.ts';
import { pickCertain, type Client, type WriteKind } from '../client.ts';
import type { ServerCalls } from '../server-calls.ts';

/** `content` is the SHA-256 of a PDF; for a picture it is `opens`, once each of its files opens in its width. */
type FileState = { bytes: number; content: string };
type OwnFile = { id: number; name: string; kind: 'pdf' | 'picture'; register: Register };

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const uploadFile: WriteKind = {
  name: 'file',
  weight: 2,
  write: async (client) => {
    const kind = client.random.pick(['pdf', 'picture'] as const);
    const name = `${client.fresh()}.${kind === 'pdf' ? 'pdf' : 'png'}`;
    const { file, state } = await newFile(client, kind);
    const register = client.book.register(`file ${name}`, (calls) => readFile(calls, name));
    const { data } = await client.book.write(register, state, () =>
      client.calls.staff<MediumWritten>('POST', '/api/admin/media', fileForm(file, name)),
    );
    client.own<OwnFile>('file').push({ id: data.media_id, name, kind, register });
  },
};

export const replaceFile: WriteKind = {
  name: 'replaced file',
  weight: 1,
  write: async (client) => {
    const own = pickCertain(client, client.own<OwnFile>('file'));
    if (!own) return uploadFile.write(client);
    const { file, state } = await newFile(client, own.kind);
    await client.book.write(own.register, state, () =>
      client.calls.staff('PUT', `/api/admin/media/${own.id}/file`, fileForm(file, own.name)),
    );
  },
};

async function newFile(client: Client, kind: OwnFile['kind']): Promise<{ file: Buffer; state: FileState }> {
  if (kind === 'pdf') {
    const file = validPdf({ text: client.fresh(), filling: client.random.below(400_000) });
    return { file, state: { bytes: file.length, content: hashOf(file) } };
  }
  const colour = () => client.random.below(256);
  const background = { r: colour(), g: colour(), b: colour() };
  const size = { width: 500 + client.random.below(500), height: 400 };
  const file = await sharp({ create: { ...size, channels: 3, background } })
    .withExif({ IFD0: { ImageDescription: client.fresh() } })
    .png()
    .toBuffer();
  return { file, state: { bytes: file.length, content: 'opens' } };
}

async function readFile(calls: ServerCalls, name: string): Promise<FileState | undefined> {
  const found = await calls.staff<MediumList>('GET', `/api/admin/media?search=${name.split('.')[0] ?? ''}`);
  const medium = found.data.find((one) => one.file_name === name);
  if (!medium) return undefined;
  const content = name.endsWith('.pdf') ? await readPdf(calls, medium) : await openPicture(calls, medium);
  return { bytes: medium.bytes, content };
}

async function readPdf(calls: ServerCalls, { media_id: id }: Medium): Promise<string> {
  const { url } = await calls.staff<{ url: string }>('GET', `/api/admin/media/${id}/link`);
  const bytes = await calls.bytes(url);
  return bytes ? hashOf(bytes) : 'missing';
}

async function openPicture(calls: ServerCalls, medium: Medium): Promise<string> {
  const files = (['avif', 'jpeg'] as const).flatMap((format) => pictureFiles(medium, format));
  if (files.length === 0) return 'without files';
  for (const { url, width } of files) {
    const bytes = await calls.bytes(url);
    if (!bytes) return `${url} is missing`;
    const opened = await sharp(bytes)
      .stats()
      .then(() => sharp(bytes).metadata())
      .catch(() => undefined);
    if (opened?.width !== width) return `${url} does not open`;
  }
  return 'opens';
}
