import { RichText } from './rich-text.tsx';
import { phoneLink } from '../shell/phone-link.ts';

type ContactContentProps = { section: string; content: string };

/** The content of a contact entry: phone numbers and e-mail addresses as links, an address as rich text. */
export function ContactContent({ section, content }: ContactContentProps) {
  if (section === 'adres') return <RichText html={content} />;
  if (section === 'email') return <EmailLink address={content} />;
  const link = section === 'telefon' && phoneLink(content);
  if (link) return <a href={link}>{content}</a>;
  // Word joiners keep hours like `08.30–18.00` on one line.
  return content.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');
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
