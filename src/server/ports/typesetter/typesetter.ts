/** One document to typeset. Content reaches the template only as `input.json`, never as source. */
export type TypesetTask = {
  /** The folder of the templates; all `.typ` files of it can import each other. */
  templates: string;
  /** The file in `templates` that makes the document. */
  main: string;
  /** The folder with `input.json` and the pictures that it names; the template can read nothing else. */
  workspace: string;
  /** The path of the PDF. */
  output: string;
  /**
   * The part of each page that printers cut off, in millimetres: `bleed` around the trimmed page and `marks` around
   * that. The template draws it; here it becomes the trim box and the bleed box.
   */
  boxes?: { bleed: number; marks: number };
};

/** `places` are the values that the template marked with `<place>`, in the order of the pages. */
export type TypesetDocument = { pages: number; bytes: number; places: unknown[] };

/** Makes PDFs from templates. */
export type Typesetter = {
  /**
   * @throws TypesetterBusy if too many documents wait
   * @throws TypesetterOverloaded if the document takes too long or too much memory
   * @throws Error if the template fails
   */
  typeset: (task: TypesetTask) => Promise<TypesetDocument>;
  /** Typesets in a process of its own with higher limits, for documents of many pages; `signal` ends it. */
  typesetBook: (task: TypesetTask, signal?: AbortSignal) => Promise<TypesetDocument>;
  waiting: () => number;
  close: () => Promise<void>;
};

export class TypesetterBusy extends Error {}
export class TypesetterOverloaded extends Error {}
/** The process ended by itself, or the server is stopping. */
export class TypesetterCrashed extends Error {}
