/* Which drafts belong to open forms, in any tab: each form holds a lock, which the browser releases with its tab.
 * Without a secure context there are no locks, and only the forms of this tab are known. */

const prefix = 'draft/';

/** The slots of this tab. A lock is released a moment after its form closed. */
const known = new Set<string>();
const open = new Set<string>();

/** Marks the draft of an open form as live; the result ends it. */
export function holdDraft(slot: string): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  known.add(slot);
  open.add(slot);
  void locks()?.request(prefix + slot, () => promise);
  return () => {
    open.delete(slot);
    resolve(undefined);
  };
}

/** The slots of all open forms. */
export async function liveSlots(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const slots = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set([...slots.filter((slot) => !known.has(slot)), ...open]);
}

function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
