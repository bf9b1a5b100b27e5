import { useSyncExternalStore } from 'react';

/** A value that is drawn by those who watch it: when it changes nothing else is drawn anew. */
export type Store<Value> = {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(first: Value): Store<Value> & { set: (value: Value) => void } {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
