import type { PublicInterfaceTexts } from '#features/languages/language.ts';
import { Button } from '#ui/button.tsx';
import { translator } from '../texts.ts';
import './message-page.css';

/** Shown in place of a page that failed to load or to render. */
export function PageError({ texts }: { texts: PublicInterfaceTexts }) {
  const translate = translator(texts);
  return (
    <div className="message message-page container">
      <title>{translate('page_error.title')}</title>
      <h1>{translate('page_error.title')}</h1>
      <p>{translate('page_error.text')}</p>
      <Button onClick={() => window.location.reload()}>{translate('page_error.retry')}</Button>
    </div>
  );
}
