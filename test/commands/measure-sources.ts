import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parser } from 'typescript-eslint';

export type Measured = {
  /** The path relative to the checkout, with slashes. */
  path: string;
  lines: number;
  commentLines: number;
  functions: { name: string; line: number; lines: number }[];
  comments: Comment[];
};

/** A block comment, or line comments on consecutive lines. */
export type Comment = {
  line: number;
  /** The number of lines with words; tags such as `@param` are not counted. */
  textLines: number;
  /** The columns of its longest line, with code beside it. */
  columns: number;
  /** Whether the comment documents something that is exported. */
  isDocstring: boolean;
};

type Node = { type: string; loc: { start: Place; end: Place }; [key: string]: unknown };
type Place = { line: number; column: number };
/** The parser of typescript-eslint; its own type hides the result. */
type Parser = {
  parseForESLint: (
    text: string,
    options: object,
  ) => { ast: Node & { comments: Token[] }; visitorKeys: Record<string, string[]> };
};
type Token = { type: 'Block' | 'Line'; value: string; loc: Node['loc'] };

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The TypeScript and JavaScript files in these folders, sorted. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !/(^|\/)node_modules\/|\.d\.m?ts$/.test(path))
    .sort();
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The folders with the numbers of their TypeScript files, without tests; the fullest is first. */
export function folderSizes(paths: readonly string[]): { folder: string; files: number }[] {
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !isTest(path));
  const byFolder = Object.groupBy(sources, (path) => dirname(path));
  return Object.entries(byFolder)
    .map(([folder, files = []]) => ({ folder, files: files.length }))
    .sort((a, b) => b.files - a.files);
}

export function measureFile(root: string, path: string): Measured {
  return { path, ...measureText(readFileSync(join(root, path), 'utf8'), path) };
}

export function measureText(text: string, path: string): Omit<Measured, 'path'> {
  const options = { comment: true, loc: true, range: true, ecmaFeatures: { jsx: path.endsWith('x') } };
  const { ast, visitorKeys } = (parser as unknown as Parser).parseForESLint(text, {
    ...options,
    filePath: path,
  });
  const lines = text.replace(/\n$/, '').split('\n');
  const tokens = ast.comments;
  const skipped = new Set(lines.flatMap((line, index) => (line.trim() ? [] : [index + 1])));
  let commentLines = 0;
  for (const { loc } of tokens) {
    for (let line = loc.start.line; line <= loc.end.line; line += 1) {
      const isAlone = !isCode(lines[line - 1] ?? '', line, loc);
      if (isAlone) skipped.add(line);
      if (isAlone) commentLines += 1;
    }
  }
  const functions = collectFunctions(ast, visitorKeys);
  return {
    lines: lines.length,
    commentLines,
    comments: groupComments(tokens, lines),
    functions: functions.map(({ name, loc }) => ({
      name,
      line: loc.start.line,
      lines: range(loc.start.line, loc.end.line).filter((line) => !skipped.has(line)).length,
    })),
  };
}

/** Whether the line contains code besides the comment. */
function isCode(text: string, line: number, { start, end }: Node['loc']): boolean {
  const before = line === start.line ? text.slice(0, start.column) : '';
  const after = line === end.line ? text.slice(end.column) : '';
  return (before + after).trim() !== '';
}

function groupComments(tokens: readonly Token[], lines: readonly string[]): Comment[] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1)?.at(-1);
    const isAlone = !isCode(lines[token.loc.start.line - 1] ?? '', token.loc.start.line, token.loc);
    const continues =
      last?.type === 'Line' &&
      token.type === 'Line' &&
      isAlone &&
      token.loc.start.line === last.loc.end.line + 1;
    if (continues) groups.at(-1)?.push(token);
    else groups.push([token]);
  }
  return groups.map((group) => describe(group, lines));
}

function describe(group: readonly Token[], lines: readonly string[]): Comment {
  const first = group[0];
  const last = group.at(-1);
  const text = group.map(({ value }) => value).join('\n');
  return {
    line: first?.loc.start.line ?? 0,
    textLines: text.split('\n').filter((line) => /^[\s*]*[^\s*@]/.test(line)).length,
    columns: Math.max(
      ...lines.slice((first?.loc.start.line ?? 1) - 1, last?.loc.end.line).map(({ length }) => length),
    ),
    isDocstring:
      first?.value.startsWith('*') === true && /^\s*export /.test(lines[last?.loc.end.line ?? 0] ?? ''),
  };
}

function collectFunctions(root: Node, visitorKeys: Record<string, string[]>) {
  const found: { name: string; loc: Node['loc'] }[] = [];
  const visit = (node: Node, name: string) => {
    if (functionTypes.has(node.type)) found.push({ name: nameOf(node) ?? name, loc: node.loc });
    const own = nameOf(node) ?? name;
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) if (isNode(child)) visit(child, own);
    }
  };
  visit(root, '(anonymous)');
  return found;
}

/** The name of the function, variable or property that a node declares. */
function nameOf(node: Node): string | undefined {
  const named = node.id ?? node.key;
  return isNode(named) && typeof named.name === 'string' ? named.name : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
