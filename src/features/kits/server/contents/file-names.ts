/** The longest name without its extension, so that paths on Windows stay short. */
const longest = 80;

/** A code as a part of a file name that Windows, macOS and Linux accept. */
export function fileNameOf(code: string): string {
  const safe = code
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]/gu, '-')
    .slice(0, longest)
    .replace(/^[. ]+/, '');
  // Windows reserves these names with any extension. Something always follows, so dots and spaces at the end may stay.
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(safe) ? `_${safe}` : safe || '_';
}

/** Gives each file of an archive a name of its own; Windows does not tell letters by their case. */
export function createFileNames(): (name: string, ending: string) => string {
  const taken = new Set<string>();
  return (name, ending) => {
    for (let number = 1; ; number += 1) {
      const file = `${name}${number === 1 ? '' : ` (${number})`}.${ending}`;
      if (taken.has(file.toLowerCase())) continue;
      taken.add(file.toLowerCase());
      return file;
    }
  };
}
