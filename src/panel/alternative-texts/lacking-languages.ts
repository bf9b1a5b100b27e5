import type { Language } from '#features/languages/language.ts';
import type { GalleryFile } from '#features/galleries/gallery.ts';
import { isBlank } from '#panel/form-state/changed-fields.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The active languages in which this medium has no alternative text. */
export function lackingLanguages(languages: readonly Language[], medium: Texts): Language[] {
  return languages.filter(({ active, abbr }) => active && isBlank(medium[`alt_${abbr}`]));
}

/**
 * Like `lackingLanguages`, for a file of a gallery, whose own texts replace those of its medium. Returns none
 * for the cover, which uses the record's name, and for a PDF, which uses its title or file name.
 */
export function lackingInGallery(
  languages: readonly Language[],
  file: GalleryFile,
  { isCover, medium }: { isCover: boolean; medium: Texts | undefined },
): Language[] {
  if (isCover || !medium || !('picture' in file)) return [];
  const own: Texts = file;
  return lackingLanguages(languages, medium).filter(
    ({ abbr }) => isBlank(own[`alt_${abbr}`]) && isBlank(own[`title_${abbr}`]),
  );
}

/** The names in one line: `Türkçe, İngilizce`. */
export const languageNames = (languages: readonly Language[]) => languages.map(({ lang }) => lang).join(', ');
