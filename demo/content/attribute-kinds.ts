import type { AttributeDefinition } from '#features/attribute-labels/attribute-value.rules.ts';
import type { label } from './attribute-labels.ts';

type DemoKind = Pick<AttributeDefinition, 'kind' | 'unit'>;

const length: DemoKind = { kind: 'number', unit: 'mm' };
const span: DemoKind = { kind: 'range', unit: 'mm' };
const sides: DemoKind = { kind: 'dimension', unit: 'mm' };
/** Its choices are the values of all products. */
const list: DemoKind = { kind: 'choice', unit: '' };

/** How the values of labels are read; the other labels are plain text. */
export const attributeKinds: Partial<Record<keyof typeof label, DemoKind>> = {
  material: list,
  unit: list,
  setting: list,
  innerWidth: length,
  innerHeight: length,
  innerDiameter: length,
  outerDiameter: length,
  thickness: length,
  wire: length,
  sheet: length,
  length,
  gate: length,
  repeat: length,
  height: length,
  hole: length,
  cap: length,
  head: length,
  rise: length,
  postDiameter: length,
  cloth: span,
  grip: span,
  innerSize: sides,
  outerSize: sides,
  link: sides,
  window: sides,
};
