/** The formats of models and outlines that CAD programs write, with their MIME types. */
export const cadMimes = {
  step: 'model/step',
  dxf: 'application/dxf',
  glb: 'model/gltf-binary',
} as const;
export type CadFormat = keyof typeof cadMimes;

/** The first bytes of each format; those of a DXF are its first group code, and it may begin with comments. */
const heads: readonly (readonly [CadFormat, RegExp])[] = [
  ['step', /^ISO-10303-21;/],
  ['dxf', /^(?:AutoCAD Binary DXF|[ \t]*(?:0[ \t]*\r?\n[ \t]*SECTION|999[ \t]*\r?\n))/],
  ['glb', /^glTF/],
];

/** As many bytes as `cadFormatOf` needs. */
export const cadHeadLength = 24;

/** The format by the first bytes of a file, as Latin-1 text. */
export function cadFormatOf(head: string): CadFormat | undefined {
  return heads.find(([, pattern]) => pattern.test(head))?.[0];
}

/** The endings of the names of such files, for fields that take them. */
export const cadEndings = ['.step', '.stp', '.dxf', '.glb'] as const;

export function hasCadEnding(name: string): boolean {
  return cadEndings.some((ending) => name.toLowerCase().endsWith(ending));
}
