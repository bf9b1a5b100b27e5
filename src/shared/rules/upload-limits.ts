/** The size limit of an uploaded file, in megabytes of 1,048,576 bytes (docs/product.md, "Pictures and files"). */
export const maxUploadMegabytes = 20;

export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
