import type { Selectable } from 'kysely';
import { contactSections, type PublicContact } from '../contact-information.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { ContactInformationTable } from '#server/db/schema/contact-information.ts';

/**
 * The entries for visitors who read `lang`: those in this language and those without a language. A section
 * that would be empty shows the entries in the main language.
 */
export async function listPublicContacts(
  db: Reader,
  lang: string,
  mainLang: string,
): Promise<PublicContact[]> {
  const rows = await selectRows<Selectable<ContactInformationTable>>(db, 'contact_information');
  const isOwn = (row: PublicContact) => row.lang === lang || row.lang === '';
  const filled = new Set(rows.filter(isOwn).map(({ section }) => section));
  const shown = rows.filter((row) => (filled.has(row.section) ? isOwn(row) : row.lang === mainLang));
  return sortBySection(shown).map(presentContact);
}

export function presentContact({ section, name, content, lang }: PublicContact): PublicContact {
  return { section, name, content, lang };
}

/**
 * Sorts entries by section: the sections of the site first, then the others by name. The order within a
 * section is kept.
 */
export function sortBySection<Entry extends { section: string }>(entries: readonly Entry[]): Entry[] {
  const known: readonly string[] = contactSections;
  const place = ({ section }: Entry) => (known.includes(section) ? known.indexOf(section) : known.length);
  return entries.toSorted(
    (a, b) => place(a) - place(b) || Number(a.section > b.section) - Number(a.section < b.section),
  );
}
