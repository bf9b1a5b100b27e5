import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { ContactList } from '../../components/contact-list.tsx';
import { useTexts } from '../../loading/site-data.ts';
import type { ShownContact } from '../../navigation.ts';
import type { ContactPageData } from '../contact.tsx';
import '../../components/content-link.css';
import './contact-data.css';

type Contacts = ContactPageData['contacts'];

const groups: readonly { section: keyof Contacts; title: TextKey }[] = [
  { section: 'telefon', title: 'footer.phone' },
  { section: 'email', title: 'footer.email' },
  { section: 'adres', title: 'footer.address' },
  { section: 'source_link', title: 'contact.map' },
  { section: 'shift', title: 'contact.hours' },
];

/** The contact entries by section; a section without entries is left out. */
export function ContactData({ contacts }: { contacts: Contacts }) {
  const translate = useTexts();
  return (
    <div className="contact-data" id="contact-data">
      <address>
        {groups
          .filter(({ section }) => contacts[section].length > 0)
          .map(({ section, title }) => (
            <section key={section} className={`contact-${section}`} aria-labelledby={`contact-${section}`}>
              <h2 id={`contact-${section}`}>{translate(title)}</h2>
              {section === 'source_link' ? (
                <Maps maps={contacts[section]} />
              ) : (
                <ContactList section={section} contacts={contacts[section]} />
              )}
            </section>
          ))}
      </address>
    </div>
  );
}

/** Links to maps instead of an embedded map, which would report every visitor to its vendor. */
function Maps({ maps }: { maps: readonly ShownContact[] }) {
  const translate = useTexts();
  return (
    <ul>
      {maps.map(({ name, content, lang }, index) => (
        <li key={index}>
          <a
            className="content-link"
            href={content}
            target="_blank"
            rel="noopener noreferrer"
            lang={lang}
            aria-label={`${name} (${translate('contact.new_tab')})`}
          >
            {name}
            <span aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
