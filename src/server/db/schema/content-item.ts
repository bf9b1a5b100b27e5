import type { SimpleRow } from './content.ts';

/** `title`, `subtitle`, `body` and `link_text` are JSON: texts by language. */
export type ContentItemTable = SimpleRow & {
  page: string;
  section: string;
  title: string;
  subtitle: string;
  body: string;
  link_text: string;
  image_id: number | null;
  video: string;
  link: string;
  /** Instants; null means no limit. Visible from `starts_at` until just before `ends_at`. */
  starts_at: string | null;
  ends_at: string | null;
  is_active: number;
};
