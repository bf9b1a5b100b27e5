import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '../../loading/site-data.ts';

/** Stands in place of the form once its message is stored. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const translate = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="message-sent">
      <h3 ref={heading} tabIndex={-1}>
        {translate('contact.sent_title')}
      </h3>
      <p>{translate('contact.sent_text', { email })}</p>
      <Button look="quiet" onClick={onAnother}>
        {translate('contact.write_another')}
      </Button>
    </div>
  );
}
