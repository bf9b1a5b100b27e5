import { pictureFiles } from '#shared/picture-files.ts';
import { queryClient } from '#panel/api/queries.ts';
import { mediaById } from '#panel/media/media.api.ts';

/**
 * The address of a library picture in the width of a text column; undefined if the picture no longer exists.
 */
export async function readPictureAddress(mediaId: number): Promise<string | undefined> {
  const { data } = await queryClient.query({ ...mediaById([mediaId]), staleTime: 60_000 });
  const files = data[0] ? pictureFiles(data[0], 'jpeg') : [];
  return (files.find(({ width }) => width >= 960) ?? files.at(-1))?.url;
}
