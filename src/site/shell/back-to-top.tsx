import { useTexts } from '../loading/site-data.ts';
import { scrollToTop } from './scroll-to-top.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import './back-to-top.css';

/** Spec §9, "Scroll-to-top button", in pixels. */
const appearsAfter = 1000;

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
