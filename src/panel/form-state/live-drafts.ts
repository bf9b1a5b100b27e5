/* This file tracks which drafts belong to open forms in any tab, by a Web Lock per form, which ends with the
   tab. Locks need a secure context; without one, only the forms of this tab are known. */

const prefix = 'draft/';

/**
 * All slots that this tab has ever held. For these, `open` is asked instead of the locks, which are released
 * with a delay.
 */
const known = new Set<string>();
const open = new Set<string>();

/** Marks the draft of an open form as live until the returned function is called. */
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

/** The slots of the open forms in all tabs. */
export async function liveSlots(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const slots = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set([...slots.filter((slot) => !known.has(slot)), ...open]);
}

function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
