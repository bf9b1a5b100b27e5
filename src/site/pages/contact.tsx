import { isMessageType } from '#shared/rules/message-types.ts';
import { PageBanner } from '../components/page-banner.tsx';
import { contentPageHead } from '../head/content-page-head.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { contactsOf } from '../navigation.ts';
import { ContactData } from './contact/contact-data.tsx';
import { MessageForm } from './contact/message-form.tsx';
import '../components/content-link.css';
import './contact.css';

export const load = (async (api, { url, lang, doNotStore }) => {
  const [entries, tours, heads] = await Promise.all([
    api.contactInformation(),
    api.schoolTours(),
    api.content('breadcrumbs'),
  ]);
  const topic = url.searchParams.get('topic') ?? '';
  const tour = url.searchParams.get('tour') ?? '';
  const isKnownTour = tours.some(({ id }) => String(id) === tour);
  // The page is not cached, because addresses with arbitrary tour numbers would fill the page cache.
  if (tour && !isKnownTour) doNotStore();
  return {
    head: heads.contact[0],
    contacts: {
      telefon: contactsOf(entries, 'telefon', lang),
      email: contactsOf(entries, 'email', lang),
      adres: contactsOf(entries, 'adres', lang),
      source_link: contactsOf(entries, 'source_link', lang).filter(({ content }) => isWebAddress(content)),
      shift: contactsOf(entries, 'shift', lang),
    },
    tours: tours.map(({ id, name, fallbacks }) => ({ id, name, lang: fallbacks?.name })),
    topic: isMessageType(topic) ? topic : undefined,
    tour: isKnownTour ? tour : '',
  };
}) satisfies Load<unknown>;

/** The entries are free text, so some are not links. */
const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);

export type ContactPageData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { head }: ContactPageData): HeadTag[] {
  return contentPageHead(site, 'contact', head ? [head] : []);
}

export default function ContactPage() {
  const { head, contacts, tours, topic, tour } = usePageData<ContactPageData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.contact');
  const hasContacts = Object.values(contacts).some((entries) => entries.length > 0);
  const className = `contact container${hasContacts ? '' : ' contact-plain'}`;
  return (
    <>
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      <PageBanner head={head} title={title} />
      {hasContacts && (
        <p className="contact-to-data container">
          <a className="content-link" href="#contact-data">
            {translate('contact.to_data')}
            <span aria-hidden />
          </a>
        </p>
      )}
      <div className={className}>
        {hasContacts && <ContactData contacts={contacts} />}
        <section className="contact-form" id="form" aria-labelledby="form-title">
          <header className="contact-form-head">
            <h2 id="form-title">{translate('contact.form')}</h2>
            <p>{translate('contact.form_text')}</p>
          </header>
          {/* The key contains the topic, because a link to this same page may choose another one. */}
          <MessageForm key={`${topic ?? ''} ${tour}`} tours={tours} asked={topic} tour={tour} />
          <noscript>
            <p>{translate('contact.without_scripts')}</p>
          </noscript>
        </section>
      </div>
    </>
  );
}
