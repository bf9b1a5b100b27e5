/** What a company claims about a product or a finish, each at most once. */
export const claimKinds = ['reach_nickel', 'oeko_tex', 'rohs', 'lead_free', 'salt_spray'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimLabels: Readonly<Record<ClaimKind, string>> = {
  reach_nickel: 'REACH nikel salımı',
  oeko_tex: 'OEKO-TEX',
  rohs: 'RoHS',
  lead_free: 'Kurşunsuz',
  salt_spray: 'Tuz püskürtme (saat)',
};

export const claimOwners = ['product', 'finish'] as const;
export type ClaimOwner = (typeof claimOwners)[number];

/** Staff are told when a claim ends within this many days. */
export const remindedDays = 30;

export const claimLength = 200;
export const mostHours = 10_000;

export const claimProblems = {
  value: 'Beyanı yazın (örnek: Sınıf II, 21.HTR.45678).',
  hours: `Saati tam sayı olarak yazın, en çok ${mostHours.toLocaleString('tr')} (örnek: 96).`,
  until: 'Geçerlilik yalnız beyanı olan satırda yazılır.',
  document: 'Belge yalnız beyanı olan satırda yazılır.',
} as const;

/** The reason why a text is no value of this kind; undefined if it is one. */
export function claimProblem(kind: ClaimKind, value: string): string | undefined {
  if (kind !== 'salt_spray') return value === '' ? claimProblems.value : undefined;
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= mostHours ? undefined : claimProblems.hours;
}
