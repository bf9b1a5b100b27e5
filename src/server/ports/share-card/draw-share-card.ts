import { join } from 'node:path';
import sharp from 'sharp';
import { contrast, mix, readableOn, textContrast } from '#shared/colour.ts';
import { FileRefused, type EncodedRendition } from '../picture-encoder.ts';
import { openPicture } from '../picture-source.ts';
import { fitLines, lineHeight } from './fit-lines.ts';
import { openLettering } from './lettering.ts';
import { shareCardSize, type ShareCard } from './share-card.ts';

const { width, height } = shareCardSize;
const margin = 64;
const companySize = 27;

/* Changing anything here needs a new `drawingVersion` (`features/share-cards/server/card-subject.ts`). */

/** The layouts of a card with a photograph at its right, and of one with letters only, whose coloured band is wide. */
const layouts = {
  photograph: { panel: 576, band: 14, sizes: [76, 70, 64, 58, 52, 46, 40, 36, 32, 28] },
  plain: { panel: 1056, band: 144, sizes: [112, 100, 90, 80, 72, 64, 56, 48, 42, 36] },
};

/**
 * Implements `PictureEncoder.drawShareCard`; runs in the encoder's own process.
 *
 * @throws FileRefused if the typeface lacks a letter of the name
 */
export async function drawShareCard(card: ShareCard, directory: string): Promise<EncodedRendition> {
  const { panel, band } = card.photograph ? layouts.photograph : layouts.plain;
  const photograph = card.photograph && (await cropped(card.photograph, width - panel - band));
  const file = join(directory, 'share-card.jpg');
  const { size: bytes } = await sharp(Buffer.from(drawingOf(card)))
    .composite(photograph ? [{ input: photograph, left: panel + band, top: 0 }] : [])
    .flatten({ background: card.mainColor })
    // Without subsampling the edges of letters stay sharp on a strong colour.
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toFile(file);
  return { format: 'jpeg', width, height, bytes, file };
}

function drawingOf(card: ShareCard): string {
  const { panel, band, sizes } = card.photograph ? layouts.photograph : layouts.plain;
  const { mainColor, secondColor, lang } = card;
  const display = openLettering('bricolage-grotesque.ttf', lang);
  const text = openLettering('instrument-sans.ttf', lang);
  const name = cleaned(card.name);
  if (!display.hasLettersOf(name))
    throw new FileRefused(
      'type',
      'Adda, yazı tipinde olmayan bir harf var; paylaşımlarda fotoğraf kullanılır.',
    );
  const ink = readableOn(mainColor);
  const box = { width: panel - 2 * margin, height: height - 3 * margin - companySize, sizes };
  const { size, lines } = fitLines(name, box, display.measure);
  const drawn = lines.map((line, index) =>
    display.draw(line, { x: margin, y: margin + size * (0.78 + index * lineHeight), size, fill: ink }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${mainColor}"/>
    <rect x="${panel}" width="${band}" height="${height}" fill="${secondColor}"/>
    ${drawn.join('')}${companyLine(card, text, box.width)}</svg>`;
}

/** The company's name at the foot, in one line; left out if its letters are missing. */
function companyLine(
  { company, mainColor }: ShareCard,
  text: ReturnType<typeof openLettering>,
  most: number,
) {
  const name = cleaned(company);
  if (!text.hasLettersOf(name)) return '';
  const box = { width: most, height: companySize * lineHeight, sizes: [companySize, 24, 22] };
  const { size, lines } = fitLines(name, box, text.measure);
  const fill = softInk(mainColor);
  return text.draw(lines[0] ?? '', { x: margin, y: height - margin, size, fill });
}

/** Mixes some of the ground into the colour of the text, if the text stays readable. */
function softInk(ground: string): string {
  const ink = readableOn(ground);
  const soft = mix(ink, ground, 0.25);
  return contrast(soft, ground) >= textContrast ? soft : ink;
}

/** Normalises a text and removes characters that take no space, because typefaces lack them. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();
}

/** The part of a picture that covers the given width and the height of the card, around its focal point. */
async function cropped(
  { file, focus }: NonNullable<ShareCard['photograph']>,
  wanted: number,
): Promise<Buffer> {
  const { size, decode } = await openPicture(file);
  const scale = Math.max(wanted / size.width, height / size.height);
  const whole = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
  const start = (all: number, part: number, at = 0.5) =>
    Math.round(Math.min(Math.max(at * all - part / 2, 0), all - part));
  return decode()
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract({
      left: start(whole.width, wanted, focus?.x),
      top: start(whole.height, height, focus?.y),
      width: wanted,
      height,
    })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}
