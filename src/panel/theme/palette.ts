import { colorsTuple } from '@mantine/core';

/*
 * Neutral colours. The steps have the same roles in both modes: 0 page, 1 subtle fill, 2 hairlines, 3
 * borders, 4 field borders, 5 faint icons, 6 dimmed text, 7 to 9 text.
 */
export const grayOnLight = colorsTuple([
  '#fafaf9',
  '#f4f4f2',
  '#eae9e7',
  '#dedcd9',
  '#c6c4c0',
  '#8d8b86',
  '#6b6964',
  '#54524e',
  '#393835',
  '#232220',
]);

export const grayOnDark = colorsTuple([
  '#131211',
  '#282623',
  '#2b2926',
  '#35332f',
  '#4b4843',
  '#7d7973',
  '#a8a49d',
  '#bfbbb4',
  '#d6d3cc',
  '#f1efeb',
]);

/** Mantine's steps in dark mode: 0 to 3 text, 4 borders, 5 hover, 6 raised, 7 surface, 8 page. */
export const dark = colorsTuple([
  '#e8e6e1',
  '#c9c6bf',
  '#a8a49d',
  '#95918a',
  '#35332f',
  '#322f2c',
  '#262421',
  '#1c1b19',
  '#131211',
  '#0d0c0b',
]);

/** These colours mark danger: step 6 is a background for white text, step 9 is text. */
export const redOnLight = colorsTuple([
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#c92a2a',
  '#a82020',
  '#a82020',
  '#c92a2a',
]);

export const redOnDark = colorsTuple([
  '#2a1615',
  '#381a18',
  '#48201d',
  '#6b2a26',
  '#8f332e',
  '#ff8787',
  '#cc3333',
  '#d94141',
  '#d94141',
  '#ffa3a0',
]);

/** The company's colour must contrast with these backgrounds: darkest light, dark surface, lightest dark. */
export const grounds = { light: grayOnLight[2], surface: dark[7], raised: dark[5] };
