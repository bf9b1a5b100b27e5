import { playerAddress } from '#features/posts/video-link.rules.ts';

/** The attributes of the player's iframe, for DOM elements and React alike. */
export function playerFrame(id: string, title: string) {
  return {
    className: 'video-player',
    src: playerAddress(id),
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // The player refuses to play if it does not get this site's origin.
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const;
}
