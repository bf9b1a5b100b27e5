import type { Medium } from '#shared/schema/media.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import type { SendFile } from '#panel/media/upload-queue.ts';
import { uploadMedium } from '#panel/media/media.api.ts';
import type { BrandPicture } from './site-settings-fields.ts';

/**
 * Files uploaded on this visit, by the id of their medium. The library stores only JPEGs, so until the save creates
 * files with transparency, the local file is shown.
 */
const fresh = new Map<string, string>();

export const uploadBrandPicture: SendFile<Medium> = async (file, watch) => {
  const medium = await uploadMedium(file, watch);
  fresh.set(String(medium.media_id), URL.createObjectURL(file));
  return medium;
};

/** The field value of an uploaded picture. Drafts can contain it. */
export function brandPicture(medium: Medium): BrandPicture {
  return { setting: String(medium.media_id), url: pictureFiles(medium, 'jpeg').at(-1)?.url ?? '' };
}

/** The address that shows a picture; empty without a picture. */
export function shownUrl(picture: BrandPicture | null): string {
  if (!picture) return '';
  return (picture.url.endsWith('.jpg') ? fresh.get(picture.setting) : undefined) ?? picture.url;
}
