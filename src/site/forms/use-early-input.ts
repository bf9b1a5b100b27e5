import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Takes over input from before hydration (docs/decisions/0032): the field has it, but React's state does not,
 * so the next render would undo it. `take` gets the field or group of fields.
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
