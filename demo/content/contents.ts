import type { ContentPage } from '#features/contents/content.ts';
import { corporateContents } from './contents/corporate.ts';
import { pageHeads } from './contents/heads.ts';
import { homeContents } from './contents/home.ts';
import type { DemoText } from './demo-content.ts';

export type DemoContent = {
  page: ContentPage;
  section: string;
  title: DemoText;
  subtitle?: DemoText;
  /** Rich text. */
  body?: DemoText;
  /** The file name of a picture. */
  picture?: string;
  link?: string;
  link_text?: DemoText;
};

/** Sorted within a section as on the site. */
export const contents: readonly DemoContent[] = [...homeContents, ...corporateContents, ...pageHeads];
