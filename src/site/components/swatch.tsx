import type { PublicFinish } from '#features/offered-variants/offered-variants.ts';
import { Picture } from './picture.tsx';
import './swatch.css';

/** The colour or picture of a finish, beside its name; nothing for a finish without both. */
export function Swatch({ of: { color, image } }: { of: Pick<PublicFinish, 'color' | 'image'> }) {
  if (image) return <Picture picture={image} sizes="24px" alt="" className="swatch" />;
  if (!color) return null;
  // The swatch is an SVG, because the page's CSP forbids style attributes.
  return (
    <svg className="swatch" viewBox="0 0 1 1" aria-hidden>
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
