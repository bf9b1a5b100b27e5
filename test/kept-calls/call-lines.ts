import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
};
type Body = { content?: Record<string, { schema?: Schema }>; required?: boolean };
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};
export type Reference = { paths: Record<string, Record<string, Operation>> };

/** Everything that a version promises by name: its calls, settings and commands. */
export function promisedLines(reference: Reference): string[] {
  return [
    ...commandLines(),
    ...settingNames()
      .map((name) => `SETTING ${name}`)
      .sort(),
    ...callLines(reference),
  ];
}

/** The settings, as `config.ts` declares them. */
export function settingNames(): string[] {
  const source = readFileSync(join(rootDir, 'src/server/context/config.ts'), 'utf8');
  const [declared = ''] = /const Environment = z\.object\(\{[\s\S]*?^\}\)/m.exec(source) ?? [];
  return [...declared.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
}

/** The commands for operators; those for developers promise nothing. */
function commandLines(): string[] {
  const text = readFileSync(join(rootDir, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
  return Object.keys(scripts)
    .filter((name) => !/^(pre|test|check|bench|demo|screenshots|sizes|format|dev)/.test(name))
    .map((name) => `COMMAND ${name}`)
    .sort();
}

/**
 * What an API reference promises, one line each: calls, their parameters and fields (`!` if required), and the fields
 * of successful answers, as in `GET /api/pages/categories < [].name`.
 */
export function callLines({ paths }: Reference): string[] {
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([verb, operation]) =>
        linesOf(operation).map((line) => `${verb.toUpperCase()} ${path} ${line}`.trim()),
      ),
    )
    .sort();
}

function linesOf({ parameters = [], requestBody, responses = {} }: Operation): string[] {
  const sent = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
  const answered = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.values(content).flatMap(({ schema }) => fieldsOf(schema)));
  return [
    ...new Set([
      '',
      ...parameters.map((one) => `> ${one.in} ${one.name}${one.required ? '!' : ''}`),
      ...sent.map(({ name, isRequired }) => `> ${name}${isRequired ? '!' : ''}`),
      ...answered.map(({ name }) => `< ${name}`),
    ]),
  ];
}

type Field = { name: string; isRequired: boolean };

/** The fields of a schema and of what it contains; those of alternatives count as optional. */
function fieldsOf(schema: Schema | undefined, prefix = '', isAlternative = false): Field[] {
  if (!schema) return [];
  const { properties = {}, required = [], items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, value]) => {
    const isRequired = required.includes(name) && !isAlternative;
    return [{ name: prefix + name, isRequired }, ...fieldsOf(value, `${prefix}${name}.`, !isRequired)];
  });
  const among = schema.additionalProperties;
  return [
    ...own,
    ...fieldsOf(items, `${prefix.replace(/\.$/, '')}[].`, true),
    ...(typeof among === 'object' ? fieldsOf(among, `${prefix}*.`, true) : []),
    ...[...anyOf, ...oneOf].flatMap((one) => fieldsOf(one, prefix, true)),
    ...allOf.flatMap((one) => fieldsOf(one, prefix, isAlternative)),
  ];
}

/** The text of a kept file: each call once, with its lines indented below. */
export function keptText(lines: readonly string[]): string {
  return lines.map((line) => `${line.replace(/^\S+ \S+ /, '  ')}\n`).join('');
}

/** The lines of a kept file. */
export function keptLines(text: string): string[] {
  let call = '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (line.startsWith('  ') ? `${call} ${line.trimStart()}` : (call = line)));
}
