/** The permanent address of a library picture. The server ignores the name in it. */
export const pictureAddress = (mediaId: number) => `/dosya/${mediaId}/resim`;
