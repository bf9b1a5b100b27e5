import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import './menu-details.css';
import './footer-group.css';

/** A titled part of the footer. On a phone its title is a button that unfolds it; without scripts it is open. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const isPhone = useSyncExternalStore(onWidthChange, isNarrow, () => false);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone)
    return (
      <>
        <h2>{title}</h2>
        {children}
      </>
    );
  return (
    <>
      <h2>
        <button
          type="button"
          className="footer-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}

/** Up to this width the footer's groups fold and the menu is a drawer (docs/product.md, "Navigation"). */
const phone = '(max-width: 800px)';
const isNarrow = () => window.matchMedia(phone).matches;

function onWidthChange(onChange: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
