/**
 * The visible part of a photograph, with the film's aspect ratio: centre and width as fractions of the
 * photograph.
 */
export type Frame = { x: number; y: number; width: number };

/** A slow camera move over one photograph. */
export type Shot = { picture: string; from: Frame; to: Frame };

/** The seconds of each shot, and of the fade between two shots. */
export const shotSeconds = 4.5;
export const fadeSeconds = 0.9;

/** The films of the example company; each consists of shots over our own photographs. */
export const films: Readonly<Record<string, readonly Shot[]>> = {
  'kaplama-tonlari': [
    {
      picture: 'kaplama-genis',
      from: { x: 0.34, y: 0.5, width: 0.62 },
      to: { x: 0.6, y: 0.45, width: 0.62 },
    },
    { picture: 'sira-genis', from: { x: 0.5, y: 0.5, width: 0.9 }, to: { x: 0.58, y: 0.58, width: 0.6 } },
    {
      picture: 'zincir-genis',
      from: { x: 0.35, y: 0.5, width: 0.66 },
      to: { x: 0.62, y: 0.52, width: 0.66 },
    },
  ],
  'deriden-metale': [
    { picture: 'tezgah-genis', from: { x: 0.3, y: 0.62, width: 0.56 }, to: { x: 0.5, y: 0.5, width: 0.88 } },
    { picture: 'deri-genis', from: { x: 0.33, y: 0.45, width: 0.6 }, to: { x: 0.6, y: 0.52, width: 0.6 } },
    { picture: 'atolye-genis', from: { x: 0.5, y: 0.52, width: 0.88 }, to: { x: 0.5, y: 0.5, width: 0.6 } },
  ],
};
