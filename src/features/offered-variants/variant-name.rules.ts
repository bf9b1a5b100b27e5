type Named = { name: string };

/** A variant by its size and finish, such as `25 mm · Nikel`; empty for a variant without both. */
export function variantName(size: Named | undefined, finish: Named | undefined): string {
  return [size, finish].flatMap((part) => part?.name ?? []).join(' · ');
}
