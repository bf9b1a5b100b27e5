import { expect, it } from 'vitest';
import { embedLink, playableId, playerAddress } from './video-link.rules.ts';

const embed = 'https://www.youtube.com/embed/aqz-KE-bpKQ';
const facebook = 'https://www.facebook.com/watch/?v=10153231379946729';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', embed],
  ['https://youtube.com/watch?v=aqz-KE-bpKQ&t=42s&list=PL1', embed],
  ['http://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ', embed],
  [' https://www.youtube.com/watch?v=aqz-KE-bpKQ ', embed],
  ['https://www.youtube.com/?watch=aqz-KE-bpKQ', embed],
  ['?v=aqz-KE-bpKQ', embed],
  ['/watch?v=aqz-KE-bpKQ', embed],
  [embed, embed],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?v=', 'https://www.youtube.com/watch?v='],
  ['https://www.youtube.com/watch?v=a"b', 'https://www.youtube.com/watch?v=a"b'],
  ['https://www.youtube.com/@firma', 'https://www.youtube.com/@firma'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  [facebook, facebook],
  ['no address', 'no address'],
])('the link %s becomes %s', (link, expected) => {
  expect(embedLink(link)).toBe(expected);
});

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  [embed, 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/live/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/@firma', undefined],
  ['https://youtube.com.example.org/embed/aqz-KE-bpKQ', undefined],
  ['https://example.org/embed/aqz-KE-bpKQ', undefined],
  ['javascript:alert(1)//youtu.be/aqz-KE-bpKQ', undefined],
  ['https://vimeo.com/76979871', undefined],
  [facebook, undefined],
])('of %s the site plays %s', (link, id) => {
  expect(playableId(link)).toBe(id);
});

it('the site plays videos from the host that sets no cookies', () => {
  expect(playerAddress('aqz-KE-bpKQ')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
});
