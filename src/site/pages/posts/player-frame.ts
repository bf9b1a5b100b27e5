import { playerAddress } from '#features/posts/video-link.rules.ts';

/** The properties of the player's frame, of the element and of React alike. */
export function playerFrame(id: string, title: string) {
  return {
    className: 'video-player',
    src: playerAddress(id),
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // Without the address of this site the player refuses to play.
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const;
}
