import type { ComponentProps } from 'react';
import './button.css';

type Look = 'solid' | 'quiet';

/** The class names of a button, for links that look like one. */
export function buttonClass(look: Look = 'solid'): string {
  return look === 'quiet' ? 'button button-quiet' : 'button';
}

/** A button. It submits its form only with `type="submit"`. */
export function Button({
  look = 'solid',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button {...rest} type={type} className={buttonClass(look)} />;
}
