import { prefersReducedMotion } from '../../components/reduced-motion.ts';

/** Scrolls a track of pictures, each as wide as the track, to the picture at `index`. */
export function scrollToPicture(
  track: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior });
}

/** The index of the picture that a track shows. */
export function shownPicture({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
