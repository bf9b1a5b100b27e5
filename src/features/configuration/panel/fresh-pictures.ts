import type { Medium } from '#shared/schema/media.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import type { SendFile } from '#panel/media/upload-queue.ts';
import { uploadMedium } from '#panel/media/media.api.ts';
import type { BrandPicture } from './site-settings-fields.ts';

/**
 * The files that were uploaded on this visit, by the id of their medium. The library has JPEGs only; until the save
 * has made the files with transparency, the person's own file shows them.
 */
const fresh = new Map<string, string>();

export const uploadBrandPicture: SendFile<Medium> = async (file, watch) => {
  const medium = await uploadMedium(file, watch);
  fresh.set(String(medium.media_id), URL.createObjectURL(file));
  return medium;
};

/** The field value of an uploaded picture; it survives in a draft. */
export function brandPicture(medium: Medium): BrandPicture {
  return { setting: String(medium.media_id), url: pictureFiles(medium, 'jpeg').at(-1)?.url ?? '' };
}

/** The address that shows a picture; empty for none. */
export function shownUrl(picture: BrandPicture | null): string {
  if (!picture) return '';
  return (picture.url.endsWith('.jpg') ? fresh.get(picture.setting) : undefined) ?? picture.url;
}
