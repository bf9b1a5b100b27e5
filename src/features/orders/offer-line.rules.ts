/** The maximum number of products of one offer request. */
export const maxOfferLines = 200;

/** The longest note about a product, in characters. */
export const maxOfferNote = 500;
