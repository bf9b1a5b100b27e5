import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { post, Post, PostList, type PostListQuery, type PostRow, type PostSection } from '../post.ts';
import { read } from '#panel/api/client.ts';
import { readAnew } from '#panel/api/queries.ts';
import { recordCalls, type RecordCalls } from '#panel/records/record-calls.ts';

export const postCalls = {
  blog: recordCalls<Post>('posts/blog', post),
  fairs: recordCalls<Post>('posts/fairs', post),
  videos: recordCalls<Post>('posts/videos', post),
} satisfies Record<PostSection, RecordCalls<Post>>;

/** Loads a page of a list. The previous page is shown while the next one loads. */
export function usePosts(section: PostSection, query: PostListQuery) {
  return useQuery({
    queryKey: [`posts/${section}`, 'list', query],
    queryFn: () => read(PostList, `/posts/${section}`, query),
    placeholderData: keepPreviousData,
  });
}

export function usePost(section: PostSection, id: number) {
  return useQuery({
    queryKey: [`posts/${section}`, id],
    queryFn: () => read(Post, `/posts/${section}/${id}`),
    ...readAnew,
  });
}

/** The calls of the sort mode, which needs the whole list. */
export const sortCalls = (section: PostSection): RecordCalls<PostRow> => ({
  ...recordCalls<PostRow>(`posts/${section}`, rowSchemas),
  list: { queryKey: [`posts/${section}`], queryFn: () => readAll(section) },
});

const rowSchemas = { ...post, record: PostList.shape.data.element, list: PostList.shape.data };

async function readAll(section: PostSection): Promise<PostRow[]> {
  const readPage = (page: number) => read(PostList, `/posts/${section}`, { page, per_page: 100 });
  const first = await readPage(1);
  const others = Array.from({ length: first.last_page - 1 }, (_, index) => readPage(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
