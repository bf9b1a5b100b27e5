/** A file of an attacker, and what the server has to answer. */
export type HostileFile = {
  what: string;
  bytes: () => Buffer | Promise<Buffer>;
  /** `any` means accepted without its danger, or refused in words, depending on the position of the damage. */
  answer: 'refused' | 'accepted' | 'any';
  /** Words of the refusal. */
  says?: RegExp;
};

/** The file without its end, cut at each tenth. */
export function truncated(what: string, whole: () => Buffer | Promise<Buffer>): HostileFile[] {
  return Array.from({ length: 9 }, (_, index) => ({
    what: `${what}, cut at ${index + 1}0 %`,
    bytes: async () => {
      const bytes = await whole();
      return bytes.subarray(0, Math.floor((bytes.length * (index + 1)) / 10));
    },
    answer: 'any',
  }));
}
