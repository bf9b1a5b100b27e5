import { dayMs } from '#shared/rules/durations.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { readPostTexts } from './post-texts.ts';
import type { PostRow } from './posts.queries.ts';

/**
 * Writes a fair as a calendar with one all-day event (RFC 5545). The event links to the fairs page if the
 * site's address is configured.
 */
export async function fairEvent(
  row: PostRow,
  { localiser, publicUrl }: { localiser: Localiser; publicUrl: string },
): Promise<string> {
  const { title, summary, place } = readPostTexts(row, localiser);
  const { default: ical } = await import('ical-generator');
  const calendar = ical({ prodId: { company: 'Vitrin', product: 'Fuarlar' } });
  const firstDay = new Date(row.starts_on ?? '');
  const lastDay = new Date(row.ends_on ?? firstDay);
  const prefix = localiser.lang === localiser.mainLang ? '' : `/${localiser.lang}`;
  calendar.createEvent({
    // The id never changes, so that calendars replace an earlier event instead of adding a second one.
    id: `fuar-${row.id}@vitrin`,
    stamp: new Date(row.updated_at),
    sequence: row.version,
    allDay: true,
    start: firstDay,
    // RFC 5545 requires the day after an all-day event as its end.
    end: new Date(lastDay.getTime() + dayMs),
    summary: title,
    location: [place, row.stand].filter(Boolean).join(', ') || null,
    description: summary || null,
    url: publicUrl ? `${publicUrl}${prefix}/fuarlar#fuar-${row.id}` : null,
  });
  return calendar.toString();
}
