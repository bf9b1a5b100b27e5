import { hourMs } from '#shared/rules/durations.ts';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cadFormatOf, cadHeadLength } from '#shared/rules/cad-formats.ts';
import { maxBytes, maxMegabytes, type UploadKind } from '#features/media/upload-limits.rules.ts';
import type { Context } from '#server/context/context.ts';
import { isOnlyProcess } from '#server/db/one-process.ts';
import { AppError, badRequest, invalid, refused, tooLarge, tooLargeBody } from '#server/errors.ts';
import { StorageUnavailable } from '#server/ports/storage.ts';
import { inTemporaryFolder, removeStaleTemporaryFolders } from '#server/ports/temporary-folder.ts';
import { fieldsLimit, isRecord } from './body.ts';

const maxFields = 50;

/**
 * The first bytes of the kinds of files that have their own size limits. HEIC and AVIF share MP4's box
 * format.
 */
const heads: readonly (readonly [UploadKind, RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['video', /^(?:[^]E\xdf\xa3|[^]{4}ftyp(?!avi[fs]|hei|hev|mif1|msf1))/],
];
const headLength = cadHeadLength;

/** This limit is higher than all field limits, here and in `body.ts`, so that those are reached first. */
const maxParts = 2_100;

/** The parser may keep buffers of up to 16 kB, so only larger ones are freed. */
const minFreedBytes = 32 * 1024;

/**
 * In a shared folder, files that nobody wrote to for this long (in milliseconds) are treated as abandoned.
 */
const leftoverAge = hourMs;

/** A completely received file; it is deleted when the request ends. */
export type UploadedFile = {
  path: string;
  /** An empty folder for files that are made from this file. */
  folder: string;
  /** The file name that the sender gave, without folders. */
  name: string;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
};

type Fields = Record<string, unknown>;

export type Upload = {
  /** The file of the part named `file`. */
  file: UploadedFile | undefined;
  fields: Fields;
};

export type UploadOptions = {
  /** The method that a POST names in `_method`. */
  verb?: 'POST' | 'PUT';
  /** Gets the fields that precede the file. If it throws, the upload is refused and the file is not stored. */
  accept?: (fields: Fields) => Promise<void>;
  /** Replaces the default limits. */
  limit?: { bytes: number; tooLarge: (fields: Fields) => Promise<AppError> };
};

/**
 * Accepts multipart bodies on all routes; only routes with `config.upload` receive
 * files, through `withUpload`.
 */
export async function registerUploads(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: Math.max(maxBytes('pdf'), maxBytes('video')), parts: maxParts },
    throwFileSizeLimit: false,
  });
  // On SQLite no other process uses the data folder, so all files there are abandoned.
  const failure = 'unfinished files cannot be removed';
  await removeUnfinishedFiles(ctx, isOnlyProcess(ctx.connections) ? 0 : leftoverAge).catch(
    (error: unknown) => {
      // The site starts without its bucket too.
      if (!(error instanceof StorageUnavailable)) throw error;
      ctx.log.warn({ err: error }, failure);
    },
  );
  const timer = setInterval(() => {
    removeUnfinishedFiles(ctx, leftoverAge).catch((error: unknown) => {
      ctx.log.error({ err: error }, failure);
    });
  }, leftoverAge);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function removeUnfinishedFiles({ config, publicFiles, privateFiles }: Context, minimumAge: number) {
  await removeStaleTemporaryFolders(config.dataDir, minimumAge);
  await publicFiles.removeUnfinished(minimumAge);
  await privateFiles.removeUnfinished(minimumAge);
}

/**
 * Streams the file of a request to a temporary folder and calls `work` with it and the other fields;
 * afterwards the folder is deleted.
 * @throws AppError 413 if the file is larger than its limit.
 */
export async function withUpload<Result>(
  { config }: Context,
  request: FastifyRequest,
  work: (upload: Upload) => Promise<Result>,
  options: UploadOptions = {},
): Promise<Result> {
  return inTemporaryFolder(config.dataDir, async (folder) => {
    const upload = request.isMultipart()
      ? await readParts(request, folder, options)
      : { file: undefined, fields: isRecord(request.body) ? { ...request.body } : {} };
    const { _method: method = request.method, ...fields } = upload.fields;
    if (method !== (options.verb ?? 'POST')) throw badRequest('Bu adreste böyle bir işlem yok.');
    return work({ ...upload, fields });
  });
}

export const missingFile = () => invalid({ file: ['* Bu Alan Zorunlu'] }, 'Yüklenecek dosyayı seçin.');

/** The file of an upload. @throws AppError 422 if there is none */
export function requireFile({ file }: Upload): UploadedFile {
  if (!file) throw missingFile();
  return file;
}

/**
 * Reads all parts. A refused body is read to the end too, because otherwise browsers do not show the answer.
 */
async function readParts(
  request: FastifyRequest,
  folder: string,
  { accept, limit }: UploadOptions,
): Promise<Upload> {
  const fields: Fields = {};
  let received: Received | undefined;
  let refusal: Error | undefined;
  const most = fieldsLimit(request);
  let fieldBytes = 0;
  try {
    for await (const part of request.parts({ limits: { fields: maxFields, fieldSize: most } })) {
      if (part.type === 'field') {
        fieldBytes += Buffer.byteLength(String(part.value));
        if (fieldBytes <= most) fields[part.fieldname] = part.value;
        else refusal ??= tooLargeBody(most);
        if (part.valueTruncated) refusal ??= refused(`Çok uzun bir alan: ${part.fieldname}`);
      } else if (part.fieldname === 'file' && !received) {
        refusal ??= await accept?.(fields).then(() => undefined, asError);
        if (refusal) part.file.resume();
        else received = await receive(part, folder, limit?.bytes);
      } else {
        part.file.resume();
        refusal ??= refused('Tek seferde bir dosya gönderin; alanın adı "file" olmalı.');
      }
    }
  } catch (error) {
    // The parser stops at a failed file and would leave the rest of the body unread.
    request.raw.unpipe();
    request.raw.resume();
    throw asUploadError(error);
  }
  if (refusal) throw refusal;
  if (received?.isTooLarge) throw (await limit?.tooLarge(fields)) ?? tooLargeFile(received.kind);
  return { file: received?.file, fields };
}

type Received = { file: UploadedFile; kind: UploadKind; isTooLarge: boolean };

/** Stores a file; a file above the limit is read to its end, but no longer stored. */
async function receive(part: MultipartFile, folder: string, limit?: number): Promise<Received> {
  const path = join(folder, 'original');
  const hash = createHash('sha256');
  let bytes = 0;
  let head = '';
  const isTooLarge = () => bytes > (limit ?? maxBytes(kindOf(head)));
  await pipeline(part.file, async (chunks: AsyncIterable<Buffer>) => {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of chunks) {
        if (head.length < headLength) head += chunk.toString('latin1', 0, headLength);
        bytes += chunk.length;
        if (!isTooLarge()) {
          hash.update(chunk);
          await file.appendFile(chunk);
        }
        freeMemory(chunk);
      }
    } finally {
      await file.close();
    }
  });
  const file = { path, folder, name: cleanName(part.filename), bytes, hash: hash.digest('hex') };
  return { file, kind: kindOf(head), isTooLarge: isTooLarge() || part.file.truncated };
}

const kindOf = (head: string): UploadKind =>
  heads.find(([, pattern]) => pattern.test(head))?.[0] ?? (cadFormatOf(head) ? 'cad' : 'picture');

/**
 * Frees the memory of a chunk immediately. Waiting for the garbage collector caused a full collection per
 * photograph, which delayed other requests.
 */
function freeMemory({ buffer, length }: Buffer): void {
  // Slices share their buffer with other chunks, and short buffers may belong to the parser.
  if (length < minFreedBytes || length !== buffer.byteLength) return;
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** A file name fit for display: limited length, no folders, no control or direction characters. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return Array.from(clean).slice(-200).join('') || 'dosya';
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Error codes of a connection that the sender has closed. */
const connectionCodes = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** Maps parser errors of incomplete or malformed bodies to 400; disk errors keep status 500. */
function asUploadError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOfDisk = /^E(?!RR_)/.test(code) && !connectionCodes.has(code);
  if (error instanceof AppError || isOfDisk) return error;
  return badRequest('Yükleme yarıda kesildi ya da okunamadı. Dosyayı tekrar gönderin.');
}

const smaller: Readonly<Record<UploadKind, string>> = {
  picture: 'Resmi küçültüp ya da JPEG olarak kaydedip tekrar yükleyin.',
  pdf: 'PDF dosyasını küçülterek kaydedip tekrar yükleyin.',
  video: 'Videoyu daha düşük çözünürlükle kaydedip tekrar yükleyin.',
  cad: 'Modeli daha az ayrıntıyla dışa aktarıp tekrar yükleyin.',
};

function tooLargeFile(kind: UploadKind): AppError {
  return tooLarge(`Dosya çok büyük: en çok ${maxMegabytes[kind]} MB yüklenebilir. ${smaller[kind]}`);
}
