type Named = { name: string };

/** The name of a variant by its size and finish, such as `25 mm · Nikel`; empty without both. */
export function variantName(size: Named | undefined, finish: Named | undefined): string {
  return [size, finish].flatMap((part) => part?.name ?? []).join(' · ');
}
