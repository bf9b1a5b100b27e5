import type { FooterContact, FooterContacts as Contacts } from '../navigation.ts';
import { RichText } from '../components/rich-text.tsx';
import { useSite, useTexts } from '../loading/site-data.ts';
import { phoneLink } from './phone-link.ts';
import './footer-contacts.css';

const groups = [
  { section: 'telefon', title: 'footer.phone' },
  { section: 'email', title: 'footer.email' },
  { section: 'adres', title: 'footer.address' },
] as const;

/** Phone numbers, e-mail addresses and addresses; a kind without entries is left out. */
export function FooterContacts() {
  const { contacts } = useSite();
  const translate = useTexts();
  const filled = groups.filter(({ section }) => contacts[section].length > 0);
  if (filled.length === 0) return null;
  return (
    <address className="footer-contacts">
      {filled.map(({ section, title }) => (
        <div key={section}>
          <h2>{translate(title)}</h2>
          <dl>
            {contacts[section].map((contact, index) => (
              // Two entries may be equal.
              <div key={index} lang={contact.lang}>
                <dt>{contact.name}</dt>
                <dd>
                  <Content section={section} contact={contact} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </address>
  );
}

function Content({ section, contact }: { section: keyof Contacts; contact: FooterContact }) {
  const { content } = contact;
  if (section === 'adres') return <RichText html={content} />;
  if (section === 'email') return <EmailLink address={content} />;
  const link = phoneLink(content);
  return link ? <a href={link}>{content}</a> : content;
}

/** In a narrow column the address breaks after its `@`. */
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
