/** The permanent address of a picture of the media library; the server ignores the name. */
export const pictureAddress = (mediaId: number) => `/dosya/${mediaId}/resim`;
