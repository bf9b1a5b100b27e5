/**
 * Opens an address that is asked for first. The tab opens before the answer, or the browser would take it for an
 * advertisement.
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
