/** The size limits of uploaded files, in megabytes of 1,048,576 bytes (docs/product.md, "Pictures and files"). */
export const maxMegabytes = { picture: 20, pdf: 200, video: 200, cad: 50 } as const;

export type UploadKind = keyof typeof maxMegabytes;

export const maxBytes = (kind: UploadKind): number => maxMegabytes[kind] * 1024 * 1024;

/** The maximum size of the CV in a job application, in megabytes. */
export const maxCvMegabytes = 5;
