import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Post, PublicPosts } from '../post.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { fileUrl } from '#server/media/permanent-files.read.ts';
import { storeLocalVideo } from '#server/media/videos/videos.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';

const { ctx, call, signIn } = await openTestApp();
const editor = await signIn('editor');
const admin = <Body>(method: Parameters<typeof call>[0], path: string, body?: object) =>
  call<Body>(method, `/api/admin/${path}`, body, editor);
const shown = async () =>
  (await call<PublicPosts>('GET', '/api/pages/blog/videos?lang=tr')).body.data.map(({ video }) => video);

const path = resolve('demo/films/kaplama-tonlari.mp4');
const film = await storeLocalVideo(ctx, null, { path, name: 'kaplama-tonlari.mp4' });
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

it('a video with a file needs no link, and visitors see the file until it is removed', async () => {
  const created = await admin<{ data: Post }>('POST', 'posts/videos', {
    title_tr: 'Kaplama',
    video_file_id: film.id,
  });
  expect(created.status).toBe(201);
  const { id, video_file: file } = created.body.data;
  const url = fileUrl(film);
  expect(file).toMatchObject({ media_id: film.id, url, mime: 'video/mp4', bytes: film.bytes });

  await admin('PUT', `posts/videos/${id}`, { video: youtube });
  const own = { link: url, playable_id: null, file: { url, mime: 'video/mp4', bytes: film.bytes } };
  expect(await shown()).toEqual([own]);

  const deletion = await admin<Failure>('DELETE', `media/${film.id}`);
  expect([deletion.status, deletion.body.message]).toEqual([422, expect.stringContaining('Kaplama')]);

  await admin('PUT', `posts/videos/${id}`, { video_file_id: '' });
  expect(await shown()).toEqual([{ link: youtube, playable_id: 'aqz-KE-bpKQ', file: null }]);
  const without = await admin<Failure>('PUT', `posts/videos/${id}`, { video: '' });
  expect([without.status, without.body.errors?.video]).toEqual([
    422,
    ['Bir video dosyası yükleyin ya da video adresi yazın.'],
  ]);
});

it('a picture cannot be the video file, and a video cannot be the cover', async () => {
  const { id: picture } = await buildMedium(ctx);
  const fields = { title_tr: 'Yanlış', video: youtube, video_file_id: picture, cover_id: film.id };
  const { status, body } = await admin<Failure>('POST', 'posts/videos', fields);
  expect([status, body.errors]).toEqual([
    422,
    {
      video_file_id: ['Video bulunamadı. Silinmiş olabilir; tekrar yükleyin.'],
      cover_id: ['Resim bulunamadı. Silinmiş olabilir; tekrar yükleyin.'],
    },
  ]);
});
