import { MediumWritten, type Medium } from '#shared/api/media.ts';
import { upload } from '../../api/client.ts';
import type { SendFile } from '../../components/media/upload-queue.ts';

/** Uploads a file to the media library. */
export const uploadMedium: SendFile<Medium> = async (file, watch) =>
  (await upload(MediumWritten, '/media', { file }, watch)).data;
