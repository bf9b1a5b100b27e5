import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page of a PDF, as PDFium reads it. */
export async function readPdfText(bytes: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    return Array.from(document.pages(), (page) => page.getText());
  } finally {
    library.destroy();
  }
}
