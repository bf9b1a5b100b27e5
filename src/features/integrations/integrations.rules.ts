/** The services whose code staff may paste (docs/product.md, "Integrations"). */
export const vendors = ['google', 'yandex', 'facebook'] as const;
export type Vendor = (typeof vendors)[number];

/** What a visitor consents to; each service belongs to one category. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const categoryOf: Readonly<Record<Vendor, ConsentCategory>> = {
  google: 'analytics',
  yandex: 'analytics',
  facebook: 'marketing',
};

/** The services' own names. */
export const vendorNames: Readonly<Record<Vendor, string>> = {
  google: 'Google Analytics',
  yandex: 'Yandex Metrica',
  facebook: 'Meta Pixel',
};
