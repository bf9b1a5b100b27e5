import { expect, it } from 'vitest';
import { cleanIllustratedText, cleanRichText } from './rich-text.ts';

const picture = '<img data-media-id="7" alt="Toka" />';
const video = '<figure data-video="https://www.youtube.com/embed/aqz-KE-bpKQ"></figure>';

it.each([
  [picture, picture],
  [`<img src="/media/x.jpg" onerror="x()" data-media-id="7" alt="Toka">`, picture],
  ['<p>a<img src="https://evil.example/x.png" alt="x"></p>', '<p>a</p>'],
  ['<p>a</p><img data-media-id="7;drop" alt="x">', '<p>a</p>'],
  [video, video],
  ['<figure data-video="https://www.youtube.com/watch?v=aqz-KE-bpKQ" onclick="x()"></figure>', video],
  ['<figure data-video="https://evil.example/embed/aqz-KE-bpKQ"><p>Altyazı</p></figure>', '<p>Altyazı</p>'],
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', ''],
  ['<video src="/x.mp4"></video>', ''],
])('illustrated text %s is stored as %s', async (html, stored) => {
  expect(await cleanIllustratedText(html)).toBe(stored);
});

it('other rich text has neither pictures nor videos', async () => {
  expect(await cleanRichText(`<p>a</p>${picture}${video}`)).toBe('<p>a</p>');
});
