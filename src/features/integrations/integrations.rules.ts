/** The vendors whose code staff may paste (docs/product.md, "Integrations"). */
export const vendors = ['google', 'yandex', 'facebook'] as const;
export type Vendor = (typeof vendors)[number];

/** The categories of consent; each vendor belongs to one. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const categoryOf: Readonly<Record<Vendor, ConsentCategory>> = {
  google: 'analytics',
  yandex: 'analytics',
  facebook: 'marketing',
};

/** The names of the vendors that people see. */
export const vendorNames: Readonly<Record<Vendor, string>> = {
  google: 'Google Analytics',
  yandex: 'Yandex Metrica',
  facebook: 'Meta Pixel',
};
