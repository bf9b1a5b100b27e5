import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeLater } from '#test/close-later.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { createTypesetter } from './typesetter.process.ts';
import { TypesetterBusy, TypesetterOverloaded, type Typesetter } from './typesetter.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-typeset-'));
});
afterEach(() => rm(folder, { recursive: true }));

const typesetter = createTypesetter();
closeLater(() => typesetter.close());

const setup = '#set text(font: "Instrument Sans")\n#set page(width: 106mm, height: 106mm)\n';
const endless = '#let n = 0\n#for a in range(9000) { for b in range(9000) { n = n + 1 } }';
const greedy = '#let rows = range(8000000).map(n => (str(n), str(n) + "x"))\n#rows.len()';

type Options = { input?: unknown; boxes?: { bleed: number; marks: number }; by?: Typesetter };

/** Typesets a template with its input; the templates stand beside the workspace. */
async function typeset(template: string, { input = {}, boxes, by = typesetter }: Options = {}) {
  const [templates, workspace, output] = ['templates', 'workspace', 'made.pdf'].map((name) =>
    join(folder, name),
  );
  if (!templates || !workspace || !output) throw new Error('No folder');
  await Promise.all([mkdir(templates, { recursive: true }), mkdir(workspace, { recursive: true })]);
  await writeFile(join(templates, 'main.typ'), setup + template);
  await writeFile(join(workspace, 'input.json'), JSON.stringify(input));
  await writeFile(join(folder, 'secret.txt'), 'gizli');
  const task = { templates, main: 'main.typ', workspace, output, ...(boxes && { boxes }) };
  const made = await by.typeset(task);
  return { ...made, pdf: await readFile(output) };
}

describe('the typesetter', () => {
  it('makes a PDF with Turkish letters and selectable text, and returns the marked places', async () => {
    const template = '#json("input.json").text\n#metadata("a")<place>\n#pagebreak()\n#metadata("b")<place>';
    const { pages, places, pdf } = await typeset(template, { input: { text: 'Işıltılı ğüşiöç İĞ' } });
    expect({ pages, places }).toEqual({ pages: 2, places: ['a', 'b'] });
    expect((await readPdfText(pdf))[0]).toContain('Işıltılı ğüşiöç İĞ');
  });

  it('shows input as text, whatever it contains', async () => {
    const text = '#sys.version *kalın* $x$ #read("../secret.txt")';
    const { pdf } = await typeset('#json("input.json").text', { input: { text } });
    expect((await readPdfText(pdf))[0]?.replaceAll(/\s+/g, ' ')).toContain(text);
  });

  it.each([
    ['a file above the workspace', '#read("../secret.txt")'],
    ['a file of the system', '#read("/etc/hostname")'],
    ['a package', '#import "@preview/example:0.1.0"\nx'],
  ])('cannot read %s', async (_, template) => {
    await expect(typeset(template)).rejects.toThrow();
  });

  it('continues after a template that fails', async () => {
    await expect(typeset('#unknown')).rejects.toThrow('unknown');
    await expect(typeset('still here')).resolves.toMatchObject({ pages: 1 });
  });

  it('sets the trim box inside the bleed box', async () => {
    const { pdf } = await typeset('x', { boxes: { bleed: 3, marks: 5 } });
    const box = (name: string) =>
      new RegExp(`/${name} ?\\[([^\\]]+)\\]`)
        .exec(pdf.toString('latin1'))?.[1]
        ?.trim()
        .split(/\s+/)
        .map(Number);
    const points = (millimetres: number) => expect.closeTo((millimetres * 72) / 25.4, 1) as number;
    expect(box('BleedBox')).toEqual([points(5), points(5), points(101), points(101)]);
    expect(box('TrimBox')).toEqual([points(8), points(8), points(98), points(98)]);
  });

  it('gives up a document that takes too long or too much memory, and makes the next', async () => {
    const impatient = createTypesetter({ giveUpAfter: 1_000 });
    closeLater(() => impatient.close());
    await expect(typeset(endless, { by: impatient })).rejects.toThrow(TypesetterOverloaded);
    const small = createTypesetter({ maxMemory: 250, giveUpAfter: 60_000 });
    closeLater(() => small.close());
    await expect(typeset(greedy, { by: small })).rejects.toThrow(TypesetterOverloaded);
    await expect(typeset('next', { by: small })).resolves.toMatchObject({ pages: 1 });
  });

  it('refuses documents beyond its queue', async () => {
    const narrow = createTypesetter({ maxWaiting: 1 });
    closeLater(() => narrow.close());
    const task = { templates: folder, main: 'main.typ', workspace: folder, output: join(folder, 'made.pdf') };
    await writeFile(join(folder, 'main.typ'), 'x');
    const first = narrow.typeset(task);
    const second = narrow.typeset(task);
    const third = narrow.typeset(task);
    await expect(third).rejects.toThrow(TypesetterBusy);
    await expect(first).resolves.toMatchObject({ pages: 1 });
    await expect(second).resolves.toMatchObject({ pages: 1 });
  });
});
