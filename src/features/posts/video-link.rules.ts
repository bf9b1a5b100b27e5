/** The host of the video player. It sets no cookie before a video is played. */
export const videoPlayerHost = 'https://www.youtube-nocookie.com';

const embedAddress = 'https://www.youtube.com/embed/';
const youtubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const videoId = /^[\w-]+$/;

/**
 * Converts a video link to its embeddable form (docs/product.md, "Video links"): a YouTube link with a parameter `v` or
 * `watch` becomes `https://www.youtube.com/embed/ID`, others stay unchanged. `?v=ID` without a host is accepted too.
 */
export function embedLink(link: string): string {
  const url = URL.parse(link.trim(), 'https://www.youtube.com');
  // Other sites, such as Facebook, use the same parameters for their own videos.
  if (!url || !isYoutube(url)) return link.trim();
  const id = url.searchParams.get('v') ?? url.searchParams.get('watch') ?? '';
  return videoId.test(id) ? embedAddress + id : link.trim();
}

/** The YouTube id of a link that the site can play; undefined for other addresses. */
export function playableId(link: string): string | undefined {
  const url = URL.parse(embedLink(link));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const [, first = '', second = ''] = url.pathname.split('/');
  const isShort = plainHost(url) === 'youtu.be';
  const isPlayer = isYoutube(url) && ['embed', 'shorts', 'live'].includes(first);
  const id = isShort ? first : isPlayer ? second : '';
  return videoId.test(id) ? id : undefined;
}

/** The address of the player, which pages load only after a click. */
export function playerAddress(id: string): string {
  return `${videoPlayerHost}/embed/${id}?autoplay=1`;
}

/** The page of a video on YouTube, as a link for browsers without JavaScript. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

const plainHost = ({ hostname }: URL) => hostname.replace(/^www\./, '');
const isYoutube = (url: URL) => youtubeHosts.includes(plainHost(url));
