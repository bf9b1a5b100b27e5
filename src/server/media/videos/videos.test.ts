import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import type { MediumLink, MediumList, MediumWritten } from '#shared/schema/media.ts';
import { openTestApp } from '#test/app.ts';
import { fileForm } from '#test/files/file-form.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { box, mp4, webm } from '#test/files/videos.ts';

const { call, signIn } = await openTestApp();
const staff = await signIn('editor');
const film = await readFile('demo/films/kaplama-tonlari.mp4');

const upload = <Body = MediumWritten>(content: Buffer, name: string) =>
  call<Body>('POST', '/api/admin/media', fileForm(content, name), staff);
const linkTo = async (id: number) =>
  (await call<MediumLink>('GET', `/api/admin/media/${id}/link`, undefined, staff)).body.url;

describe('an uploaded video', () => {
  it('is stored once and unchanged, and is a separate kind in the library', async () => {
    const { status, body } = await upload(film, 'Kaplama tonları.m4v');
    const facts = { mime: 'video/mp4', bytes: film.length, sources: [], file_name: 'Kaplama tonları.mp4' };
    expect([status, body.data]).toMatchObject([201, facts]);
    expect(body.data.url).toMatch(/^\/dosya\/\d+-[a-z0-9]{12}\/kaplama-tonlari\.mp4$/);
    expect((await upload(film, 'kopya.mp4')).body.data.media_id).toBe(body.data.media_id);
    const total = async (kind: string) =>
      (await call<MediumList>('GET', `/api/admin/media?kind=${kind}`, undefined, staff)).body.total;
    expect([await total('video'), await total('picture'), await total('document')]).toEqual([1, 0, 0]);
  });

  it('is sent in parts from an address that never changes, so that a player can jump', async () => {
    const url = await linkTo((await upload(film, 'film.mp4')).body.data.media_id);
    const get = (headers = {}) => call<string>('GET', url, undefined, headers);
    const whole = await get();
    expect([whole.status, whole.headers]).toMatchObject([
      200,
      {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'content-length': String(film.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      },
    ]);
    const part = await get({ range: 'bytes=900000-' });
    expect([part.status, part.headers]).toMatchObject([
      206,
      { 'content-range': `bytes 900000-${film.length - 1}/${film.length}`, 'content-type': 'video/mp4' },
    ]);
    expect((await get({ range: `bytes=${film.length}-` })).status).toBe(416);
  });

  it.each([
    ['a WebM', webm()],
    ['a WebM with AV1', webm({ codec: 'V_AV1' })],
    ['a recording that does not know its size', webm({ isRecording: true })],
  ])('may be %s', async (_, content) => {
    const { status, body } = await upload(content, 'film');
    expect([status, body.data]).toMatchObject([201, { mime: 'video/webm', file_name: 'film.webm' }]);
    const sent = await call('GET', await linkTo(body.data.media_id));
    expect(sent.headers['content-type']).toBe('video/webm');
  });

  it('can replace another video, and nothing else', async () => {
    const { media_id: id } = (await upload(mp4({ text: 'old' }), 'eski.mp4')).body.data;
    const picture = await createJpeg({ width: 600, height: 400 });
    const replace = <Body>(content: Buffer, name: string) =>
      call<Body>('PUT', `/api/admin/media/${id}/file`, fileForm(content, name), staff);
    const wrong = await replace<Failure>(picture, 'resim.jpg');
    expect([wrong.status, wrong.body.message]).toEqual([415, expect.stringContaining('yalnız bir video')]);
    const changed = await replace<MediumWritten>(webm({ codec: 'V_VP8' }), 'yeni.webm');
    expect(changed.body.data).toMatchObject({ media_id: id, mime: 'video/webm' });
    expect((await call('GET', await linkTo(id))).headers['content-type']).toBe('video/webm');
  });
});

/** Four tracks of 40,000 empty boxes each. */
const crowded = box(
  'moov',
  ...Array<Buffer>(4).fill(box('trak', ...Array<Buffer>(40_000).fill(box('free')))),
);

describe('a video is refused', () => {
  it.each([
    ['of a format that browsers do not play', 415, mp4({ brand: 'qt  ' }), /MP4 \(H\.264\) ya da WebM/],
    ['compressed as HEVC', 415, mp4({ codec: 'hvc1' }), /H\.264 görüntü yok/],
    ['only sound', 415, mp4({ codec: 'mp4a' }), /H\.264 görüntü yok/],
    ['a WebM of sound', 415, webm({ codec: 'A_OPUS' }), /VP8, VP9 ya da AV1/],
    ['cut in its pictures', 422, film.subarray(0, 500_000), /eksik ya da bozuk/],
    ['cut by one byte', 422, mp4().subarray(0, -1), /eksik ya da bozuk/],
    ['cut before its pictures', 422, mp4().subarray(0, 20), /eksik ya da bozuk/],
    ['a cut WebM', 422, webm().subarray(0, -3), /eksik ya da bozuk/],
    ['a cut recording', 422, webm({ isRecording: true }).subarray(0, -3), /eksik ya da bozuk/],
    ['of more boxes than real ones have', 422, Buffer.concat([mp4(), crowded]), /eksik ya da bozuk/],
    ['larger than 200 MB', 413, Buffer.concat([mp4(), Buffer.alloc(200 * 1024 ** 2)]), /en çok 200 MB/],
  ])('when it is %s', async (_, status, content, message) => {
    const answer = await upload<Failure>(content, 'film.mp4');
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('above a limit that is higher than the 20 MB of a picture in the same box format', async () => {
    const picture = Buffer.concat([mp4({ brand: 'heic' }), Buffer.alloc(20 * 1024 ** 2)]);
    const answer = await upload<Failure>(picture, 'resim.heic');
    expect([answer.status, answer.body.message]).toEqual([413, expect.stringContaining('en çok 20 MB')]);
  });
});
