import type { ComponentProps } from 'react';
import './button.css';

type Look = 'solid' | 'quiet';

/** Class names of a button look, for a link that acts like one. */
export function buttonClass(look: Look = 'solid'): string {
  return look === 'quiet' ? 'button button-quiet' : 'button';
}

/** A button; submits its form only when asked to (`type="submit"`). */
export function Button({
  look = 'solid',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button {...rest} type={type} className={buttonClass(look)} />;
}
