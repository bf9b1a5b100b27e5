import { useCallback, useRef } from 'react';
import type { Language } from '#features/languages/language.ts';
import { languageNames } from '#panel/alternative-texts/lacking-languages.ts';
import { useLackingTexts } from '#panel/form/lacking-texts.ts';
import type { GalleryKind } from '#panel/media/gallery-kinds.ts';

/**
 * Reports to the form which pictures of a gallery lack texts. Put the returned ref on the element around the
 * tiles.
 */
export function useLackingTiles({ noun }: GalleryKind, lacking: readonly (readonly Language[])[]) {
  const gallery = useRef<HTMLDivElement>(null);
  const focus = useCallback(() => gallery.current?.querySelector<HTMLElement>('[data-lacking]')?.focus(), []);
  const count = lacking.filter((languages) => languages.length > 0).length;
  const label = `${count} ${noun.toLocaleLowerCase('tr')}`;
  useLackingTexts(label, languageNames([...new Set(lacking.flat())]), focus);
  return gallery;
}
