import type { label } from './attribute-labels.ts';

type LabelKey = keyof typeof label;

/** The attributes of a main category's products: in their order, those required, and those that filter its list. */
export type DemoFamily = {
  labels: readonly LabelKey[];
  required: readonly LabelKey[];
  filters: readonly LabelKey[];
};

/** Families by the `seo_name` of the main category. */
export const families: Readonly<Record<string, DemoFamily>> = {
  toka: {
    labels: ['material', 'outerSize', 'innerWidth', 'thickness', 'frame', 'bar', 'strap'],
    required: ['material', 'outerSize'],
    filters: ['material', 'innerWidth', 'thickness'],
  },
  halka: {
    labels: [
      'material',
      'wire',
      'joint',
      'innerDiameter',
      'outerDiameter',
      'innerSize',
      'outerSize',
      'strap',
    ],
    required: ['material'],
    filters: ['material', 'wire', 'innerDiameter'],
  },
  zincir: {
    labels: ['material', 'unit', 'link', 'wire', 'joint'],
    required: ['material', 'unit'],
    filters: ['material', 'wire'],
  },
  kusgozu: {
    labels: [
      'material',
      'unit',
      'setting',
      'height',
      'innerDiameter',
      'outerDiameter',
      'sheet',
      'hole',
      'grip',
    ],
    required: ['material'],
    filters: ['material', 'innerDiameter', 'height'],
  },
  'citcit-ve-dugme': {
    labels: ['material', 'unit', 'parts', 'cloth', 'outerDiameter', 'hold', 'engraving'],
    required: ['material'],
    filters: ['material', 'cloth'],
  },
  'fermuar-elcigi': {
    labels: ['material', 'zip', 'width', 'fixing'],
    required: ['material', 'zip'],
    filters: ['material', 'zip'],
  },
  'kanca-ve-mandal': {
    labels: ['material', 'length', 'gate', 'eye', 'outerSize'],
    required: ['material'],
    filters: ['material', 'length', 'gate'],
  },
  percin: {
    labels: ['material', 'unit', 'grip', 'hole', 'rise', 'postDiameter', 'post', 'thread'],
    required: ['material', 'grip'],
    filters: ['material', 'grip', 'postDiameter'],
  },
};
