import { prefersReducedMotion } from '../components/scrolling.ts';
import { useTexts } from '../loading/site-data.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import './back-to-top.css';

/** Scroll position from which the button appears, in pixels (docs/product.md, "Moving between pages"). */
const appearsAfter = 1000;
const scrollMs = 500;

export function BackToTop() {
  const translate = useTexts();
  const isShown = useScrolledPast(appearsAfter);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={translate('navbar.back_to_top')}
      onClick={scrollToTop}
    >
      <span aria-hidden />
    </button>
  );
}

/** Animates in code, because the browser's smooth scrolling has no fixed duration. */
function scrollToTop(): void {
  const from = window.scrollY;
  const start = performance.now();
  const duration = prefersReducedMotion() ? 0 : scrollMs;
  const step = (now: number) => {
    const progress = duration ? Math.min((now - start) / duration, 1) : 1;
    window.scrollTo({ top: from * (1 - progress) ** 3, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
