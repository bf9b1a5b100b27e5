import type { GalleryAction, GalleryVersionFile } from '../gallery.ts';
import type { GalleryType } from '../gallery.ts';
import { flattenText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { loadMediaKinds, loadPictures, withAlt } from '#server/media/media.read.ts';
import { type GalleryFileRow } from './galleries.queries.ts';
import { selectGallery } from './galleries.read.ts';
import { findOwner, type GalleryOwner } from './gallery-owner.ts';

/** The content of a gallery as the history stores it. */
export type GalleryVersion = {
  gallery: GalleryType;
  files: Pick<GalleryFileRow, 'media_id' | 'title' | 'alt' | 'translated_from'>[];
};

type GalleryChange = {
  owner: GalleryOwner;
  gallery: GalleryType;
  action: GalleryAction;
  before: readonly GalleryFileRow[];
};

const actionPrefix = 'gallery-';

/** The gallery action of a history entry; undefined if the entry is not about a gallery. */
export function galleryActionOf(action: string): GalleryAction | undefined {
  // The cast is safe, because only this file writes actions with this prefix.
  return action.startsWith(actionPrefix) ? (action.slice(actionPrefix.length) as GalleryAction) : undefined;
}

/** Compares a gallery with `before` and returns the change for the history; empty if nothing changed. */
export async function galleryChanges(
  db: Reader,
  { owner, gallery, action, before }: GalleryChange,
): Promise<Change[]> {
  const versions = {
    before: versionOf(gallery, before),
    after: versionOf(gallery, await selectGallery(db, owner, gallery)),
  };
  if (toJson(versions.before) === toJson(versions.after)) return [];
  if (owner.kind.version === 'record') return [await recordChange(db, owner, versions)];
  return [{ entity: owner.kind.entity, id: owner.id, action: `${actionPrefix}${action}`, ...versions }];
}

/**
 * Describes a change of a record's files as a change of the record itself, so that the common history screens
 * show and restore it.
 */
async function recordChange(
  db: Reader,
  owner: GalleryOwner,
  { before, after }: Record<'before' | 'after', GalleryVersion>,
): Promise<Change> {
  const row = await findOwner(db, owner);
  return {
    entity: owner.kind.entity,
    id: owner.id,
    action: 'update',
    before: { ...row, ...before },
    after: { ...row, ...after },
  };
}

export async function recordGalleryChange(tx: ContentTransaction, change: GalleryChange): Promise<void> {
  const changes = await galleryChanges(tx.db, change);
  if (changes.length === 0) tx.leaveUnchanged();
  await tx.recordAll(changes);
}

function versionOf(gallery: GalleryType, files: readonly GalleryFileRow[]): GalleryVersion {
  return {
    gallery,
    files: files.map(({ media_id, title, alt, translated_from }) => ({
      media_id,
      title,
      alt,
      translated_from,
    })),
  };
}

/** Loads the media of all these versions at once, and returns a function that presents one version. */
export async function presentGalleryVersions(
  db: Reader,
  versions: readonly GalleryVersion[],
): Promise<(version: GalleryVersion) => GalleryVersionFile[]> {
  const mediaIds = [...new Set(versions.flatMap(({ files }) => files.map(({ media_id: id }) => id)))];
  const pictures = await loadPictures(db, mediaIds);
  const media = await loadMediaKinds(db, mediaIds);
  return ({ files }) =>
    files.map(({ media_id: id, title, alt }) => {
      const picture = pictures.get(id);
      return {
        media_id: id,
        file_name: media.get(id)?.fileName ?? '',
        picture: picture ? withAlt(picture, '') : null,
        ...flattenText('title', readTexts(title)),
        ...flattenText('alt', readTexts(alt)),
      };
    });
}
