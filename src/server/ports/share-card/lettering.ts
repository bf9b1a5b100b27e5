import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sets texts in one typeface, without any font of the system. */
export type Lettering = {
  measure: (text: string, size: number) => number;
  /** The outlines of a line as SVG; `x` and `y` are the start of its baseline. */
  draw: (line: string, place: { x: number; y: number; size: number; fill: string }) => string;
  /** Whether the typeface has all characters of a text. */
  hasLettersOf: (text: string) => boolean;
};

export function openLettering(file: string, lang: string): Lettering {
  const face = new Face(new Blob(readFileSync(join(import.meta.dirname, 'fonts', file))));
  const font = new Font(face);
  const glyphsOf = (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(lang);
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    measure: (text, size) =>
      (glyphsOf(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * size) / face.upem,
    draw: (line, { x, y, size, fill }) => {
      const scale = size / face.upem;
      let pen = 0;
      const outlines = glyphsOf(line).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const outline = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
        pen += xAdvance;
        return outline;
      });
      // The y axis points up in typefaces, but down in pictures.
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
    },
    hasLettersOf: (text) => glyphsOf(text).every(({ codepoint }) => codepoint !== 0),
  };
}
