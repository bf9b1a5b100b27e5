import { RichText } from './rich-text.tsx';
import { phoneLink } from '../shell/phone-link.ts';

type ContactContentProps = { section: string; content: string };

/** The content of a contact entry: phone numbers and e-mail addresses as links, an address as rich text. */
export function ContactContent({ section, content }: ContactContentProps) {
  if (section === 'adres') return <RichText html={content} />;
  if (section === 'email') return <EmailLink address={content} />;
  const link = section === 'telefon' && phoneLink(content);
  return link ? <a href={link}>{content}</a> : content;
}

/** Allows a line break after the `@`, for narrow columns. */
function EmailLink({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </a>
  );
}
