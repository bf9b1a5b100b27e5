import { placeKind, type PublicContentItem } from '../content.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows } from '#server/db/record-rows.ts';
import { describePicture, loadPictures } from '#server/media/media.read.ts';
import { translatedLanguages, type Localiser } from '#server/texts/localiser.ts';
import type { ContentRow } from './contents.ts';

type Timed = Pick<ContentRow, 'starts_at' | 'ends_at' | 'is_active'>;

/** Whether an item is active, started and not yet over. `selectNextContentChange` tells when this changes. */
function isVisible({ starts_at: start, ends_at: end, is_active: isActive }: Timed, now: string): boolean {
  return isActive === 1 && (start === null || start <= now) && (end === null || now < end);
}

/** The next instant at which an item appears or disappears; undefined when there is none. */
export async function selectNextContentChange(db: Reader, now: string): Promise<string | undefined> {
  const { starts, ends } = await db
    .selectFrom('contents')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .select(({ fn }) => [
      fn.min('starts_at').filterWhere('starts_at', '>', now).as('starts'),
      fn.min('ends_at').filterWhere('ends_at', '>', now).as('ends'),
    ])
    .executeTakeFirstOrThrow();
  return [starts, ends].filter((at) => at !== null).sort()[0];
}

/** The ids of the items that visitors see. */
export async function loadShownContentIds(db: Reader, now: string): Promise<number[]> {
  const rows = (await selectRows<ContentRow>(db, 'contents')).filter((row) => isVisible(row, now));
  const sections = Map.groupBy(rows, ({ page, section }) => `${page}/${section}`);
  return [...sections.values()].flatMap(shownOfSection).map(({ id }) => id);
}

/** The items that a section shows: only the first one if the section holds one item. */
function shownOfSection<Row extends Pick<ContentRow, 'page' | 'section'>>(
  rows: readonly Row[],
): readonly Row[] {
  const [first] = rows;
  return first && placeKind(first.page, first.section) === 'one' ? [first] : rows;
}

/** The visible items of one section, in their order. */
export type ContentSections = (page: string, section: string) => PublicContentItem[];

/** Loads the visible items of all pages. */
export async function loadContentSections(
  db: Reader,
  { localiser, langs, now }: { localiser: Localiser; langs: readonly string[]; now: string },
): Promise<ContentSections> {
  const rows = (await selectRows<ContentRow>(db, 'contents')).filter((row) => isVisible(row, now));
  const pictures = await loadPictures(
    db,
    rows.flatMap(({ image_id: id }) => id ?? []),
  );
  const sections = Map.groupBy(rows, ({ page, section }) => `${page}/${section}`);
  const present = (row: ContentRow): PublicContentItem => {
    const { id, title, subtitle, body, link_text, link, video } = row;
    const texts = localiser.read({ title, subtitle, body, link_text });
    const picture = pictures.get(row.image_id ?? 0);
    const image = picture ? describePicture(picture, localiser, { otherwise: '' }) : null;
    const own = { name: readTexts(title), others: [subtitle, body, link_text].map(readTexts) };
    return { id, ...texts, link, video, image, langs: translatedLanguages(langs, localiser.mainLang, own) };
  };
  return (page, section) => shownOfSection(sections.get(`${page}/${section}`) ?? []).map(present);
}
