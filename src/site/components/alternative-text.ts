import type { Picture } from '#shared/api/media.ts';

/** A picture's alternative text where `caption` stands beside it: empty when it would only repeat the caption. */
export function alternativeText(picture: Picture, caption: string): string {
  return picture.alt === caption ? '' : picture.alt;
}
