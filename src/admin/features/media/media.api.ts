import { MediumWritten, type Medium } from '#shared/api/media.ts';
import { upload } from '../../api/client.ts';
import { RequestRefused } from '../../api/failures.ts';
import type { SendFile } from '../../components/media/upload-queue.ts';

const pictureWanted = 'Bu dosya bir PDF. Buraya bir görsel ekleyin: JPEG, PNG ya da WebP.';
const pdfWanted = 'Bu dosya bir PDF değil. Belgeyi PDF olarak kaydedip yeniden ekleyin.';

/** Uploads a picture to the media library, which also takes PDFs: a PDF is refused before it is sent. */
export const uploadMedium: SendFile<Medium> = async (file, watch) => {
  if (await isPdf(file)) throw new RequestRefused(415, pictureWanted);
  return send(file, watch);
};

/** Uploads a PDF; any other file is refused before it is sent. */
export const uploadDocument: SendFile<Medium> = async (file, watch) => {
  if (!(await isPdf(file))) throw new RequestRefused(415, pdfWanted);
  return send(file, watch);
};

const send: SendFile<Medium> = async (file, watch) =>
  (await upload(MediumWritten, '/media', { file }, watch)).data;

/** By its first bytes, as the server decides. */
async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}
