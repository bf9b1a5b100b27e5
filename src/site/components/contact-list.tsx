import type { ShownContact } from '../navigation.ts';
import { RichText } from './rich-text.tsx';
import { phoneLink } from '../shell/phone-link.ts';

export function ContactList({ section, contacts }: { section: string; contacts: readonly ShownContact[] }) {
  return (
    <dl>
      {contacts.map(({ name, content, lang }, index) => (
        // The index is the key, because two entries may be equal.
        <div key={index} lang={lang}>
          <dt>{name}</dt>
          <dd>
            <ContactContent section={section} content={content} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Phone numbers and e-mail addresses as links, an address as rich text. */
function ContactContent({ section, content }: { section: string; content: string }) {
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
