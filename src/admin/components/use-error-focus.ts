import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first marked field after each failed attempt to save (not whenever the errors
 * change: that would pull the focus away while somebody mends one of two). The ref goes on the form.
 */
export function useErrorFocus(attempts: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return element;
}
