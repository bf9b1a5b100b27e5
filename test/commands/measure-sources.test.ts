import { expect, it } from 'vitest';
import { folderSizes, measureText, sourceFiles } from './measure-sources.ts';

const text = `/** A pair
 * of lines.
 * @param a ignored
 */
export function add(a: number, b: number) {
  // One,
  // two,
  // three.
  const sum = a + b; // beside code

  const show = () => {
    return \`// no comment \${sum}\`;
  };
  return show();
}
`;

it('blank and comment lines do not count as lines of a function', () => {
  const { functions } = measureText(text, 'add.ts');
  expect(functions).toEqual([
    { name: 'add', line: 5, lines: 7 },
    { name: 'show', line: 11, lines: 3 },
  ]);
});

it('line comments below each other are one comment, and tags are left out', () => {
  const { comments, commentLines } = measureText(text, 'add.ts');
  expect(comments).toEqual([
    { line: 1, textLines: 2, columns: 19, isDocstring: true },
    { line: 6, textLines: 3, columns: 11, isDocstring: false },
    { line: 9, textLines: 1, columns: 35, isDocstring: false },
  ]);
  expect(commentLines).toBe(7);
});

it('the text between elements is not taken for a comment', () => {
  expect(measureText('export const a = <p>https://vitrin.test</p>;\n', 'a.tsx').comments).toEqual([]);
});

it('the list of sources has this file and no installed package', () => {
  const files = sourceFiles('.', ['test', 'bench']);
  expect(files).toContain('test/commands/measure-sources.ts');
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});

it('a folder is counted without its tests and subfolders', () => {
  expect(folderSizes(['a/b.ts', 'a/b.test.ts', 'a/c/d.tsx', 'a/style.css'])).toEqual([
    { folder: 'a', files: 1 },
    { folder: 'a/c', files: 1 },
  ]);
});
