import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Entry = { parents: string[]; properties: Set<string> };

const entries = readEntries();

/** Whether schema.org gives this type this property, itself or by a type above it. */
export function hasProperty(type: string, property: string): boolean {
  const entry = entries.get(type);
  if (!entry) return false;
  return entry.properties.has(property) || entry.parents.some((parent) => hasProperty(parent, property));
}

export function isKnownType(type: string): boolean {
  return entries.has(type);
}

/** Reads types, the types above them and their properties from the declarations of `schema-dts`. */
function readEntries(): Map<string, Entry> {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const found = new Map<string, Entry>();
  let entry: Entry | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, above = ''] =
      /^(?:export )?interface (\w+?)(?:Base)?(?: extends (.+?))? \{$/.exec(line) ?? [];
    if (name) {
      const parents = [...above.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent);
      // For a type without properties of its own, schema-dts declares only the interface that ends in `Leaf`.
      entry = { parents, properties: new Set() };
      found.set(name.replace(/Leaf$/, ''), found.get(name.replace(/Leaf$/, '')) ?? entry);
    }
    const [, property] = /^ {4}"(\w+)"\?: /.exec(line) ?? [];
    if (property) entry?.properties.add(property);
  }
  return found;
}
