/** The maximum number of products of one offer request. */
export const maxOfferLines = 200;

/** The maximum length of a note about a product, in characters. */
export const maxOfferNote = 500;
