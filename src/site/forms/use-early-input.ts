import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Takes over what the visitor entered before React ran (docs/decisions/0032): it is in the field, but not in React's
 * state, and the next render would undo it. `take` gets the field, or a group of fields, as it is then.
 */
export function useEarlyInput<Field extends HTMLElement>(
  ref: RefObject<Field | null>,
  take: (field: Field) => void,
): void {
  const onMount = useEffectEvent(take);
  useLayoutEffect(() => {
    if (ref.current) onMount(ref.current);
  }, [ref]);
}
