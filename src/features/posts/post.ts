import { z } from 'zod';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { embedLink } from './video-link.rules.ts';
import { paged, type Paged } from '#shared/schema/envelope.ts';
import {
  day,
  flag,
  instant,
  line,
  longText,
  optionalId,
  page,
  perPage,
  searchText,
  seoName,
  seoTexts,
  pageSeoTexts,
  webAddress,
} from '#shared/schema/fields.ts';
import { fallbacks, localisedOutput } from '#shared/schema/localised.ts';
import { recordBase, recordSchemas } from '#shared/schema/record.ts';
import { Picture, VideoFile } from '#shared/schema/media.ts';

/** The kinds of posts (`section` in calls). Each kind has its own list. */
export const postSections = ['blog', 'fairs', 'videos'] as const;
export type PostSection = (typeof postSections)[number];

/** A video link, converted to its embeddable form (docs/product.md, "Video links"). */
const videoLink = line(2_000)
  .transform(embedLink)
  .refine((link) => link === '' || webAddress.safeParse(link).success, genericMessages.url);

/** A post in the panel; fields that its kind does not use are empty (docs/product.md, "Posts"). */
export const post = recordSchemas({
  texts: {
    title: line(200),
    summary: line(500),
    body: longText(100_000),
    place: line(200),
    ...seoTexts,
  },
  fields: {
    seo_name: seoName.optional(),
    cover_id: optionalId.optional(),
    /** Null means the present instant. */
    published_at: instant.optional(),
    is_active: flag.optional(),
    author: line(100).optional(),
    stand: line(100).optional(),
    starts_on: day.optional(),
    /** Null means the day on which the fair starts. */
    ends_on: day.optional(),
    video: videoLink.optional(),
    /** The company's own video, which the site plays itself; it takes precedence over `video`. */
    video_file_id: optionalId.optional(),
  },
  shown: {
    section: z.enum(postSections),
    seo_name: z.string(),
    cover: Picture.nullable(),
    /** Null for a draft that was never public and is not scheduled. */
    published_at: z.string().nullable(),
    is_active: z.boolean(),
    author: z.string(),
    stand: z.string(),
    starts_on: z.string().nullable(),
    ends_on: z.string().nullable(),
    video: z.string(),
    video_file: VideoFile.nullable(),
    updated_at: z.string(),
  },
});
export const Post = post.record;
export type Post = z.infer<typeof Post>;

/** A row of the panel's list: a post without its long texts. */
export const PostRow = localisedOutput({ ...recordBase, ...post.shown.shape }, ['title', 'summary', 'place']);
export type PostRow = z.infer<typeof PostRow>;

/** Query and answer of the panel's list of one kind. */
export const PostListQuery = z.object({ page, per_page: perPage, search: searchText });
export type PostListQuery = z.infer<typeof PostListQuery>;
export const PostList = paged(PostRow);
export type PostList = z.infer<typeof PostList>;

const PublicFair = z.object({
  place: z.string(),
  stand: z.string(),
  /** Days like `2026-03-05`; equal for a fair of one day. */
  starts_on: z.string(),
  ends_on: z.string(),
  /** Whether the last day of the fair is over in the company's time zone. */
  is_past: z.boolean(),
  /** The address of the fair's calendar file. */
  calendar: z.string(),
});

const PublicVideo = z.object({
  /** A page that shows the video, for browsers without JavaScript. */
  link: z.string(),
  /** The YouTube id for `playerAddress`; null for a link that the site cannot play. */
  playable_id: z.string().nullable(),
  /** The company's own file, which the page plays; `link` then leads to this file. */
  file: VideoFile.pick({ url: true, mime: true, bytes: true }).nullable(),
});

export const PublicPost = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** Rich text with resolved pictures. Empty in blog lists, because blog posts have their own pages. */
  body: z.string(),
  fallbacks,
  /** Languages in which the post has its own texts, for `hreflang`. */
  langs: z.array(z.string()),
  seo_name: z.string(),
  cover: Picture.nullable(),
  /** The instant of publication, and its day in the company's time zone, like `2026-03-05`. */
  published_at: z.string(),
  published_on: z.string(),
  author: z.string(),
  /** The reading time in minutes; null for other kinds than the blog. */
  reading_minutes: z.int().nullable(),
  fair: PublicFair.nullable(),
  video: PublicVideo.nullable(),
});
export type PublicPost = z.infer<typeof PublicPost>;

export const PublicPostsQuery = z.object({ page });
export const PublicPosts = paged(PublicPost);
export type PublicPosts = Paged<PublicPost>;

/** Answer of GET `/api/pages/blog/{section}/{seo_name}`: one post. */
export const PostPage = PublicPost.extend({
  ...pageSeoTexts,
  /** The address of the picture that was made for link previews; missing until it is made. */
  share_card: z.string().optional(),
  /** The instant of the last change. */
  updated_at: z.string(),
});
export type PostPage = z.infer<typeof PostPage>;
