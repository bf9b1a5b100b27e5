import { ContactList } from '../components/contact-list.tsx';
import { useSite, useTexts } from '../loading/site-data.ts';
import { FooterGroup } from './footer-group.tsx';
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
          <FooterGroup title={translate(title)}>
            <ContactList section={section} contacts={contacts[section]} />
          </FooterGroup>
        </div>
      ))}
    </address>
  );
}
