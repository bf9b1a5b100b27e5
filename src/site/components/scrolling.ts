/** Whether the visitor asked for less motion; in the browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls a track, whose items are each as wide as the track, to the item at `index`. */
export function scrollToItem(
  track: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior });
}

/** The index of the item that a track shows. */
export function shownItem({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
