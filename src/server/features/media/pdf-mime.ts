/** The type of documents, the only media that are no pictures. */
export const pdfMime = 'application/pdf';
