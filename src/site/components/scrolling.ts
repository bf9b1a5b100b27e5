/** Whether the visitor prefers reduced motion. Call it in the browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls a track to the item at `index`; each item is as wide as the track. */
export function scrollToItem(
  track: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior });
}

/** The index of the item that is in view in a track. */
export function shownItem({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
