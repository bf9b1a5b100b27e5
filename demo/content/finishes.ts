import type { DemoText } from './demo-content.ts';

type DemoFinish = {
  name: DemoText;
  /** The colour of the sample that the site shows. */
  color: string;
  /** The ending of variant codes in this finish, unless it is the product's main finish. */
  suffix: string;
};

/** The managed list of finishes, in its order. */
export const finishes = {
  nickel: { name: { tr: 'Nikel', en: 'Nickel' }, color: '#cfcfcb', suffix: 'NI' },
  mattNickel: { name: { tr: 'Mat nikel', en: 'Matt nickel' }, color: '#b4b3ae', suffix: 'MN' },
  brushedNickel: { name: { tr: 'Fırçalı nikel', en: 'Brushed nickel' }, color: '#bdbbb4', suffix: 'FN' },
  whiteBronze: { name: { tr: 'Beyaz bronz', en: 'White bronze' }, color: '#d8d5c8', suffix: 'BB' },
  gold: { name: { tr: 'Parlak altın', en: 'Bright gold' }, color: '#d3aa45', suffix: 'PA' },
  lightGold: { name: { tr: 'Açık altın', en: 'Light gold' }, color: '#dcc27c', suffix: 'AA' },
  rose: { name: { tr: 'Rose', en: 'Rose gold' }, color: '#d9a592', suffix: 'RS' },
  copper: { name: { tr: 'Parlak bakır', en: 'Bright copper' }, color: '#c77b52', suffix: 'PB' },
  rawBrass: { name: { tr: 'Ham pirinç', en: 'Raw brass' }, color: '#c4a24e', suffix: 'HP' },
  antiqueBrass: { name: { tr: 'Antik sarı', en: 'Antique brass' }, color: '#8c7340', suffix: 'AS' },
  antiqueCopper: { name: { tr: 'Antik bakır', en: 'Antique copper' }, color: '#7a4a35', suffix: 'AB' },
  antiqueSilver: { name: { tr: 'Antik gümüş', en: 'Antique silver' }, color: '#8f8f8a', suffix: 'AG' },
  gunmetal: { name: { tr: 'Füme', en: 'Gunmetal' }, color: '#4b4d52', suffix: 'FU' },
  mattBlack: { name: { tr: 'Mat siyah', en: 'Matt black' }, color: '#1f1f20', suffix: 'MS' },
  mattWhite: { name: { tr: 'Mat beyaz', en: 'Matt white' }, color: '#f2f0ea', suffix: 'MB' },
  khaki: { name: { tr: 'Mat haki', en: 'Matt khaki' }, color: '#6b6a4a', suffix: 'MH' },
  red: { name: { tr: 'Mat kırmızı', en: 'Matt red' }, color: '#a3262a', suffix: 'MK' },
} satisfies Record<string, DemoFinish>;

export type FinishKey = keyof typeof finishes;
