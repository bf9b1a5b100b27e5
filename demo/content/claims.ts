import type { ClaimKind } from '#features/compliance/compliance.rules.ts';
import type { FinishKey } from './finishes.ts';

export type DemoClaim = {
  kind: ClaimKind;
  value: string;
  /** The last day, or the days from the load on; without end if it is missing. */
  until?: string | number;
};

const nickelRelease: DemoClaim = { kind: 'reach_nickel', value: '≤ 0.5 µg/cm² (EN 1811)' };

/** What a laboratory tests on a finish. */
export const finishClaims: Partial<Record<FinishKey, readonly DemoClaim[]>> = {
  nickel: [nickelRelease, { kind: 'salt_spray', value: '48' }],
  mattNickel: [nickelRelease, { kind: 'salt_spray', value: '48' }],
  whiteBronze: [{ kind: 'lead_free', value: '< 90 ppm' }],
  gold: [{ kind: 'lead_free', value: '< 90 ppm' }],
  antiqueBrass: [{ kind: 'salt_spray', value: '24' }],
  gunmetal: [
    { kind: 'lead_free', value: '< 90 ppm' },
    { kind: 'salt_spray', value: '72' },
  ],
  mattBlack: [{ kind: 'salt_spray', value: '96' }],
};

const baby: DemoClaim = { kind: 'oeko_tex', value: 'Class I · 21.HTR.45678', until: '2028-12-31' };
const skin: DemoClaim = { kind: 'oeko_tex', value: 'Class II · 21.HTR.45679', until: '2028-12-31' };

/** What is certified for a model, by code. One certificate ends soon, so that the reminder can be seen. */
export const productClaims: Readonly<Record<string, readonly DemoClaim[]>> = {
  'CD-51': [
    { ...baby, until: 20 },
    { kind: 'rohs', value: '2011/65/EU' },
  ],
  'CD-54': [skin],
  'CD-55': [skin],
  'FE-61': [skin, { kind: 'rohs', value: '2011/65/EU' }],
  'FE-63': [skin],
  'HL-20': [{ kind: 'rohs', value: '2011/65/EU' }],
  'TK-11': [skin],
};
