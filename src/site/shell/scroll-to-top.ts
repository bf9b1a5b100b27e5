/** Spec §9, "Scroll-to-top button", in milliseconds. */
const duration = 500;

/** Scrolls to the top with an animation of its own length; at once for visitors who want less motion. */
export function scrollToTop(): void {
  const from = window.scrollY;
  const start = performance.now();
  const length = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
  const step = (now: number) => {
    const progress = length ? Math.min((now - start) / length, 1) : 1;
    window.scrollTo({ top: from * (1 - progress) ** 3, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
