/** Makes the AVIF variants of a medium. */
export const avifKind = 'media.avif';
export type AvifPayload = { media_id: number };

/** Removes the files of a picture that no medium needs. */
export const purgeKind = 'media.purge';
export type PurgePayload = { hash: string };
