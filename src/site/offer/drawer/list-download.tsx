import { useState } from 'react';
import { requestFile } from '../../forms/send-form.ts';
import { useSite, useTexts } from '../../loading/site-data.ts';
import type { OfferLines } from '../offer-list.ts';
import { sentLines } from './sent-lines.ts';

/** Downloads the list as it is, before it is sent. */
export function ListDownload({ lines }: { lines: OfferLines }) {
  const translate = useTexts();
  const site = useSite();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const download = async () => {
    if (state === 'pending') return;
    setState('pending');
    const file = await requestFile('offer/pdf', { lang: site.lang, lines: sentLines(lines, site) });
    if (file) saveFile(file, `${translate('offer.title')}.pdf`);
    setState(file ? 'idle' : 'failed');
  };
  return (
    <>
      {/* A disabled button would lose the focus. */}
      <button
        type="button"
        className="offer-link"
        aria-disabled={state === 'pending'}
        onClick={() => void download()}
      >
        {translate(state === 'pending' ? 'offer.pdf_pending' : 'offer.pdf')}
      </button>
      <p role="alert" className="offer-pdf-failure" hidden={state !== 'failed'}>
        {state === 'failed' && translate('offer.pdf_failed')}
      </p>
    </>
  );
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
