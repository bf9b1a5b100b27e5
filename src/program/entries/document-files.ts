import type { DocumentFiles } from '#features/site-api/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';

/** The fields of Vite's `manifest.json` that are used here. Its keys are source files, or names of shared files. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

const entry = 'src/site/entry.client.tsx';

/** The files that documents name. `pageFiles` are the source files of the pages. */
export function documentFiles(
  manifest: Manifest,
  pageFiles: Readonly<Record<string, string>>,
): DocumentFiles {
  const address = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file for ${key}`);
    return `/${chunk.file}`;
  };
  const scripts = Object.entries(pageFiles).map(([name, file]): [string, string[]] => {
    const keys = withImports(manifest, [entry, `src/site/pages/${file}`]);
    return [name, [...keys].map(address)];
  });
  return {
    sheets: [address('style.css')],
    entry: address(entry),
    scripts: Object.fromEntries(scripts) satisfies Partial<Record<SitePageName, string[]>>,
  };
}

/** These entries of the manifest and what they import, which a browser needs before it can run them. */
function withImports(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], found);
  }
  return found;
}
