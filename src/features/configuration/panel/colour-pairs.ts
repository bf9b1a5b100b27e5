import { contrast, controlContrast, readableInk, readableOn, textContrast } from '#shared/colour.ts';
import { brandColours, darkestPaper } from '#ui/brand-tokens.ts';
import { lightOn } from '#panel/theme/accent.ts';
import { grounds } from '#panel/theme/palette.ts';

/**
 * Two colours that are adjacent on a page. `least` is the contrast that WCAG 2.2 AA requires: 4.5 for text, 3 for
 * controls.
 */
export type ColourPair = {
  use: string;
  front: string;
  ground: string;
  least: number;
  /** The configured colour and its substitute, if the configured one would not be readable. */
  replaced: { wanted: string; used: string } | undefined;
};

export type PairGroup = { place: string; pairs: readonly ColourPair[] };

type Colours = { mainColor: string; secondColor: string };

/** The colour pairs of the site, the sign-in page and the panel, made from the two configured colours. */
export function colourPairs(colours: Colours): PairGroup[] {
  const { brand, brandHover, brandEdge, accent } = brandColours(colours);
  return [
    {
      place: 'Site ve giriş sayfası',
      pairs: [
        pair('Düğme, alt bilgi, seçili sayfa', brand.on, brand.colour),
        pair('Düğme, üzerine gelince', brand.on, brandHover),
        pair('Düğmenin kenarı', brandEdge ?? brand.colour, darkestPaper, {
          least: controlContrast,
          wanted: brand.colour,
        }),
        pair('Kutu ve seçili öneri', brand.ink, darkestPaper, {
          least: controlContrast,
          wanted: brand.colour,
        }),
        pair('Metin içindeki bağlantı', accent.ink, darkestPaper, { wanted: accent.colour }),
        pair('Resimsiz kategori', accent.on, accent.colour),
      ],
    },
    { place: 'Panel, açık görünüm', pairs: panelPairs(brand.colour, 'light') },
    { place: 'Panel, koyu görünüm', pairs: panelPairs(brand.colour, 'dark') },
  ];
}

/** The colour pairs of the panel, with the colours that `panelTheme` produces. */
function panelPairs(main: string, mode: 'light' | 'dark'): ColourPair[] {
  const isLight = mode === 'light';
  const fill = isLight ? main : lightOn(grounds.surface, main, controlContrast);
  const ground = isLight ? grounds.light : grounds.raised;
  const ink = isLight ? readableInk(main, ground) : lightOn(ground, main);
  return [
    pair('Düğme', readableOn(fill), fill, { wanted: main, used: fill }),
    pair('Bağlantı, anahtar, seçili sekme', ink, ground, { wanted: main }),
  ];
}

function pair(
  use: string,
  front: string,
  ground: string,
  {
    least = textContrast,
    used = front,
    wanted = used,
  }: { least?: number; used?: string; wanted?: string } = {},
): ColourPair {
  return { use, front, ground, least, replaced: wanted === used ? undefined : { wanted, used } };
}

/** The contrast as people write it: `7,2 : 1`. It is rounded down, so that 4,46 is not shown as 4,5. */
export function contrastText(front: string, ground: string): string {
  const ratio = Math.floor(contrast(front, ground) * 10) / 10;
  return `${ratio.toLocaleString('tr', { minimumFractionDigits: 1 })} : 1`;
}
