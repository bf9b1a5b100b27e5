/** The address of the PDF of a sent offer list. Nobody can guess it: the sender's browser chose the UUID at random. */
export function offerListPath(requestId: string): string {
  return `/dosya/teklif/${requestId}.pdf`;
}
