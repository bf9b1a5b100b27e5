/** What a share card shows; the same card always gives the same picture. */
export type ShareCard = {
  name: string;
  /** The language of the name, which decides about its letters: Turkish has no ligature of f and i. */
  lang: string;
  company: string;
  /** The company's two colours, `#rrggbb`. */
  mainColor: string;
  secondColor: string;
  /** The path of a picture and the point in it that stays visible, as fractions of width and height. */
  photograph?: { file: string; focus?: { x: number; y: number } | undefined } | undefined;
};

/** The size of a share card in pixels, which social networks ask for. */
export const shareCardSize = { width: 1200, height: 630 };
