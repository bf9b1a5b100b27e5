import { encode } from 'uqr';
import classes from './profile.module.css';

/** The quiet zone that readers need, in modules (ISO/IEC 18004). */
const border = 4;

/** A text as a QR code, drawn in the browser: the secret in it goes nowhere else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={classes.qr}
    >
      <path d={path.join('')} />
    </svg>
  );
}
