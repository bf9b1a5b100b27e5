import type { PostSection } from '#features/posts/post.ts';
import type { DemoText } from './demo-content.ts';
import { carePosts } from './posts/care.ts';
import { finishPosts } from './posts/finishes.ts';
import { fairs } from './posts/fairs.ts';
import { partPosts } from './posts/parts.ts';
import { productionPosts } from './posts/production.ts';
import { videos } from './posts/videos.ts';

/** A post. Dates are given as days from the day of the load, so that the example never looks old. */
export type DemoPost = {
  title: DemoText;
  summary: DemoText;
  /** Rich text, in which `<img data-file="…">` names a picture by its file. */
  body?: DemoText;
  /** The file name of a picture. */
  cover?: string;
  /** Days from the load until the publication; negative for past days. */
  publishedIn: number;
  author?: string;
  place?: DemoText;
  stand?: string;
  /** Days from the load until the fair starts, and the number of days that it lasts. */
  startsIn?: number;
  days?: number;
  /** The address of a video, or a file of `demo/films`. */
  video?: string;
  film?: string;
};

/** The posts by kind, the newest post and the first video on top. */
export const posts: Readonly<Record<PostSection, readonly DemoPost[]>> = {
  blog: [...carePosts, ...finishPosts, ...partPosts, ...productionPosts].toSorted(
    (a, b) => b.publishedIn - a.publishedIn,
  ),
  fairs,
  videos,
};
