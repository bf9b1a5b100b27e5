import { createHash } from 'node:crypto';
import { previewFile } from '#shared/picture-files.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { Settings } from '#server/configuration/settings.ts';

type CompanySettings = Pick<Settings, 'projectCompanyName' | 'mainColor' | 'secondColor'>;

/** All that a share card shows. */
export type CardSubject = {
  name: string;
  lang: string;
  company: string;
  mainColor: string;
  secondColor: string;
  /** The key of the photograph in the public store; its name contains the hash of its content. */
  photograph: string | null;
  focus: { x: number; y: number } | null;
};

/** What the card of a page shows: its name in the language in which it is written, and its picture. */
export function cardSubject(
  { projectCompanyName: company, mainColor, secondColor }: CompanySettings,
  { name, lang, picture }: { name: string; lang: string; picture: Picture | null | undefined },
): CardSubject {
  const photograph = (picture && previewFile(picture)?.url.replace(/^\/media\//, '')) ?? null;
  const focus = (photograph !== null && picture?.focus) || null;
  return { name, lang, company, mainColor, secondColor, photograph, focus };
}

/** Raise this number when `ports/share-card` draws differently, because a key must always mean the same bytes. */
const drawingVersion = 1;

/** The hash by which a made card is found; it changes with everything that the card shows. */
export function hashOfSubject(subject: CardSubject): string {
  const { name, lang, company, mainColor, secondColor, photograph, focus } = subject;
  const parts = [drawingVersion, name, lang, company, mainColor, secondColor, photograph, focus?.x, focus?.y];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
