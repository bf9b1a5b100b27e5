/** How the products of a kit are chosen: by their codes, by categories, or by a saved list. */
export const kitChoices = ['products', 'categories', 'list'] as const;
export type KitChoice = (typeof kitChoices)[number];

/** The most codes of one kit. */
export const maxKitCodes = 1_000;

/** In days: how long a new link works unless staff choose otherwise, and how long it may. */
export const kitDays = { usual: 30, most: 731 };
