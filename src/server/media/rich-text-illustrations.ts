import { pictureFiles, sourceSet } from '#shared/picture-files.ts';
import { playableId, watchAddress } from '#features/posts/video-link.rules.ts';
import type { Reader } from '#server/db/connect.ts';
import { loadPictures, type PictureFiles } from './media.read.ts';
import { mediaIdsIn } from '#server/texts/media-ids-in.ts';

/** The width of the text column of pages, in CSS pixels. */
const columnWidth = 720;
const sizes = `(min-width: ${columnWidth}px) ${columnWidth}px, 100vw`;

const storedPicture = /<img data-media-id="(\d+)"(?: alt="([^"]*)")? ?\/?>/g;
const storedVideo = /<figure data-video="([^"]*)">.*?<\/figure>/gs;

/**
 * Loads the pictures of these stored texts. The returned function makes the HTML for visitors: pictures with
 * all files, videos as links named `videoText`. Pictures that no longer exist are left out.
 */
export async function loadIllustrations(
  db: Reader,
  texts: readonly string[],
): Promise<(html: string, videoText: string) => string> {
  const pictures = await loadPictures(db, texts.flatMap(mediaIdsIn));
  return (html, videoText) =>
    html
      .replace(storedPicture, (_, id: string, alt: string | undefined) => {
        const picture = pictures.get(Number(id));
        return picture ? pictureHtml(picture, alt ?? '') : '';
      })
      .replace(storedVideo, (_, link: string) => videoHtml(link, videoText));
}

/** The HTML of a picture with all its files; `alt` was already escaped when the text was stored. */
function pictureHtml(picture: PictureFiles, alt: string): string {
  const avif = sourceSet(picture, 'avif');
  const jpegs = pictureFiles(picture, 'jpeg');
  const file = jpegs.find(({ width }) => width >= 960) ?? jpegs.at(-1);
  if (!file) return '';
  const source = avif ? `<source type="image/avif" srcset="${avif}" sizes="${sizes}">` : '';
  const size = `width="${picture.width}" height="${picture.height}"`;
  const files = `src="${file.url}" srcset="${sourceSet(picture, 'jpeg') ?? ''}" sizes="${sizes}"`;
  return `<picture>${source}<img ${files} alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
}

function videoHtml(link: string, text: string): string {
  const id = playableId(link);
  if (id === undefined) return '';
  return `<figure data-video="${id}"><a href="${watchAddress(id)}" target="_blank" rel="noopener">${text}</a></figure>`;
}
