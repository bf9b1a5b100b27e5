/**
 * Opens an address that a request must find first. The tab is opened before the request, because browsers
 * block tabs that open later as pop-ups.
 */
export async function openInTab(findAddress: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await findAddress();
    if (tab) tab.location.href = address;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/**
 * Opens a PDF that a call returns. The type is set here, so that the browser never treats the file as a page of this
 * site.
 */
export function openPdfInTab(read: () => Promise<Blob>): Promise<void> {
  return openInTab(async () => {
    const address = URL.createObjectURL(new Blob([await read()], { type: 'application/pdf' }));
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return address;
  });
}
