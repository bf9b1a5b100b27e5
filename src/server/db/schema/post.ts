import type { PostSection } from '#features/posts/post.ts';
import type { SimpleRow } from './content.ts';

/** `title`, `summary`, `body`, `place` and the `seo_…` texts are JSON: texts by language. */
export type PostTable = SimpleRow & {
  section: PostSection;
  seo_name: string;
  title: string;
  summary: string;
  body: string;
  seo_title: string;
  seo_description: string;
  cover_id: number | null;
  published_at: string;
  is_active: number;
  /** Only blog posts use this column. */
  author: string;
  /** Only fairs use these columns; the dates are days like `2026-03-05`. */
  place: string;
  stand: string;
  starts_on: string | null;
  ends_on: string | null;
  /** Only videos use these columns: the link in its embeddable form, or the company's own file. */
  video: string;
  video_file_id: number | null;
};
