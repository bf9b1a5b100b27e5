import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  MediumList,
  MediumUsage,
  MediumWritten,
  type Medium,
  type MediumListQuery,
} from '#shared/schema/media.ts';
import { Success } from '#shared/schema/envelope.ts';
import { cadFormatOf, cadHeadLength } from '#shared/rules/cad-formats.ts';
import { read, upload, write } from '#panel/api/client.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import type { SendFile } from './upload-queue.ts';

const pictureWanted = 'Bu dosya bir görsel değil. Buraya bir görsel ekleyin: JPEG, PNG ya da WebP.';
const videoWanted = 'Bu dosya bir video değil. MP4 (H.264) ya da WebM olarak kaydedip yeniden ekleyin.';
const drawingWanted = 'Bu dosya bir çizim değil. Bir görsel ya da PDF ekleyin.';
const documentWanted = 'Bu dosya bir belge değil. PDF, STEP, DXF ya da GLB olarak kaydedip yeniden ekleyin.';
const pdfWanted = 'Bu dosya bir PDF değil. Belgeyi PDF olarak kaydedip yeniden ekleyin.';

/**
 * Uploads a picture to the library. The library also accepts files of other kinds, so this call refuses them
 * before sending.
 */
export const uploadMedium: SendFile<Medium> = async (file, watch) => {
  if ((await isPdf(file)) || (await isCad(file)) || isVideo(file))
    throw new RequestRefused(415, pictureWanted);
  return send(file, watch);
};

/** Uploads a picture or a PDF; other kinds are refused before they are sent. */
export const uploadDrawing: SendFile<Medium> = async (file, watch) => {
  if (isVideo(file) || (await isCad(file))) throw new RequestRefused(415, drawingWanted);
  return send(file, watch);
};

/** Uploads a PDF; other files are refused before they are sent. */
export const uploadDocument: SendFile<Medium> = async (file, watch) => {
  if (!(await isPdf(file))) throw new RequestRefused(415, pdfWanted);
  return send(file, watch);
};

/** Uploads a PDF or CAD file; other files are refused before they are sent. */
export const uploadGalleryDocument: SendFile<Medium> = async (file, watch) => {
  if (!(await isPdf(file)) && !(await isCad(file))) throw new RequestRefused(415, documentWanted);
  return send(file, watch);
};

/** Uploads a video; other files are refused before they are sent. */
export const uploadVideo: SendFile<Medium> = async (file, watch) => {
  if (!isVideo(file)) throw new RequestRefused(415, videoWanted);
  return send(file, watch);
};

const send: SendFile<Medium> = async (file, watch) =>
  (await upload(MediumWritten, '/media', { file }, watch)).data;

/** Whether the first bytes are those of a PDF; the server checks the same bytes. */
async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}

/** Whether the first bytes are those of a CAD file; the server checks its structure too. */
async function isCad(file: File): Promise<boolean> {
  return cadFormatOf(await file.slice(0, cadHeadLength).text()) !== undefined;
}

const isVideo = ({ type }: Pick<File, 'type'>) => type.startsWith('video/');

export type MediumRecord = Medium & { id: number };

export const asRecord = (medium: Medium): MediumRecord => ({ ...medium, id: medium.media_id });

export type MediaFilter = Partial<Omit<MediumListQuery, 'page' | 'ids'>> & { page: number };

/** A page of the library. The previous page stays on the screen while the next one loads. */
export function useMedia(filter: MediaFilter) {
  return useQuery({
    queryKey: ['media', filter],
    queryFn: () => read(MediumList, '/media', { ...filter, kind: filter.kind?.join(',') }),
    placeholderData: keepPreviousData,
  });
}

export function mediaById(ids: readonly number[]) {
  return {
    queryKey: ['media', 'by id', ids],
    queryFn: () => read(MediumList, '/media', { ids: ids.join(',') }),
  };
}

/** Media by id; media that are not loaded yet are missing. */
export function useMediaById(ids: readonly number[]): ReadonlyMap<number, Medium> {
  const { data } = useQuery({
    ...mediaById(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    select: byId,
  });
  return data ?? noMedia;
}

const noMedia: ReadonlyMap<number, Medium> = new Map();
const byId = ({ data }: MediumList) => new Map(data.map((medium) => [medium.media_id, medium]));

export function useMediumUsage(id: number, page: number) {
  return useQuery({
    queryKey: ['media', id, 'usage', page],
    queryFn: () => read(MediumUsage, `/media/${id}/usage`, { page }),
    placeholderData: keepPreviousData,
  });
}

export async function updateMedium(id: number, fields: Fields): Promise<MediumRecord> {
  return asRecord((await invalidateAfter(write(MediumWritten, 'PUT', `/media/${id}`, fields))).data);
}

export const deleteMedium = (id: number) => invalidateAfter(write(Success, 'DELETE', `/media/${id}`));

export function replaceMedium({ id, version, mime }: MediumRecord): SendFile<MediumRecord> {
  return async (file, watch) => {
    const isDocument = mime === 'application/pdf';
    const isOther = isVideo({ type: mime }) !== isVideo(file) || (await isPdf(file)) !== isDocument;
    if (isOther) {
      const wanted = isVideo({ type: mime }) ? videoWanted : pictureWanted;
      throw new RequestRefused(415, isDocument ? pdfWanted : wanted);
    }
    const sent = upload(MediumWritten, `/media/${id}/file`, { file, version }, watch, 'PUT');
    return asRecord((await invalidateAfter(sent)).data);
  };
}

/** Uploads a file of any kind to the library. */
export const uploadAny: SendFile<Medium> = async (file, watch) => invalidateAfter(send(file, watch));
