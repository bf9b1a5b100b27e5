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
