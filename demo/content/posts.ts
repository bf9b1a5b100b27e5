import type { PostSection } from '#features/posts/post.ts';
import type { DemoText } from './demo-content.ts';
import { carePosts } from './posts/care.ts';
import { finishPosts } from './posts/finishes.ts';
import { fairs } from './posts/fairs.ts';
import { partPosts } from './posts/parts.ts';
import { productionPosts } from './posts/production.ts';
import { videos } from './posts/videos.ts';

/** A post; days count from the day on which the example is loaded, so that it never looks old. */
export type DemoPost = {
  title: DemoText;
  summary: DemoText;
  /** Rich text; `<img data-file="…">` names a file of `demo/pictures`. */
  body?: DemoText;
  /** A file of `demo/pictures`. */
  cover?: string;
  /** Days until the publication; negative ones are past. */
  publishedIn: number;
  author?: string;
  place?: DemoText;
  stand?: string;
  /** Days until the fair starts, and how many days it lasts. */
  startsIn?: number;
  days?: number;
  /** The address of a video, or a file of `demo/films`. */
  video?: string;
  film?: string;
};

/** By kind, the newest post and the first video on top. */
export const posts: Readonly<Record<PostSection, readonly DemoPost[]>> = {
  blog: [...carePosts, ...finishPosts, ...partPosts, ...productionPosts].toSorted(
    (a, b) => b.publishedIn - a.publishedIn,
  ),
  fairs,
  videos,
};

/** The pictures of all posts, each once. */
export function postPictures(): string[] {
  const all = Object.values(posts).flat();
  const covers = all.flatMap(({ cover }) => cover ?? []);
  const inTexts = all.flatMap(({ body }) => [...(body?.tr ?? '').matchAll(/data-file="([^"]+)"/g)]);
  return [...new Set([...covers, ...inTexts.map(([, file = '']) => file)])];
}
