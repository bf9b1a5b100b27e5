import type { HostileFile } from './hostile-file.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const square = '<rect width="300" height="200" fill="#228844"/>';
const drawing = (content: string, attributes = 'width="600" height="600" viewBox="0 0 300 300"') =>
  `${open} ${attributes}>${square}${content}</svg>`;

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const doctype = (entities: string) => `<?xml version="1.0"?><!DOCTYPE svg [${entities}]>`;
/** Each group uses the one before ten times. */
const uses = Array.from(
  { length: 9 },
  (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`,
).join('');
const patterns = Array.from(
  { length: 12 },
  (_, n) =>
    `<pattern id="p${n + 1}" width="0.01" height="0.01"><rect width="9" height="9" fill="url(#p${n})"/></pattern>`,
).join('');

type Shape = readonly [what: string, svg: string, answer?: HostileFile['answer']];

/** Only the drawn pixels are stored for visitors; everything else is left out. */
const shapes: readonly Shape[] = [
  ['a script', drawing('<script>alert(1)</script>'), 'accepted'],
  ['a handler', drawing('', 'width="600" height="600" onload="alert(1)"'), 'accepted'],
  [
    'a page inside',
    drawing(
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    ),
    'accepted',
  ],
  [
    'a picture of another server',
    drawing('<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>'),
    'accepted',
  ],
  [
    'a picture of the disk',
    drawing(
      '<image href="file:///etc/passwd" width="9" height="9"/><image xlink:href="/proc/self/environ" width="9" height="9"/>',
    ),
    'accepted',
  ],
  [
    'a part of another file',
    drawing('<use href="http://127.0.0.1:9/x.svg#a"/><use xlink:href="file:///etc/passwd#a"/>'),
    'accepted',
  ],
  [
    'a style sheet of another server',
    drawing('<style>@import url("http://127.0.0.1:9/x.css"); rect{fill:url(http://127.0.0.1:9/x)}</style>'),
    'accepted',
  ],
  [
    'a style sheet before the drawing',
    `<?xml-stylesheet href="http://127.0.0.1:9/x.css"?>${drawing('')}`,
    'any',
  ],
  [
    'a data address with a page',
    drawing(
      '<a href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"><rect width="9" height="9"/></a>',
    ),
    'accepted',
  ],
  [
    'a script address in entities',
    drawing('<a href="&#106;avascript&#58;alert(1)"><rect width="9" height="9"/></a>'),
    'accepted',
  ],
  ['a script in CDATA', drawing('<style><![CDATA[</style><script>alert(1)</script>]]></style>'), 'accepted'],
  ['a base address', drawing('', 'xml:base="http://127.0.0.1:9/" width="600" height="600"'), 'accepted'],
  [
    'a drawing in a data address',
    drawing(
      `<image width="300" height="300" href="data:image/svg+xml;base64,${Buffer.from(drawing('<script>alert(1)</script>')).toString('base64')}"/>`,
    ),
    'accepted',
  ],
  [
    'an entity that names a file',
    `${doctype('<!ENTITY f SYSTEM "file:///etc/passwd">')}${drawing('<text y="20">&f;</text>')}`,
  ],
  [
    'an entity of another server',
    `${doctype('<!ENTITY % f SYSTEM "http://127.0.0.1:9/x.dtd">%f;')}${drawing('')}`,
  ],
  ['entities that double', `${doctype(`<!ENTITY l0 "ha">${laughs}`)}${drawing('<text y="20">&l9;</text>')}`],
  ['entities in an attribute', `${doctype(`<!ENTITY l0 "ha">${laughs}`)}${drawing('<rect id="&l9;"/>')}`],
  ['100,000 nested groups', drawing('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
  ['20,000 elements', drawing('<rect width="1" height="1"/>'.repeat(20_000))],
  ['a huge view', drawing('', 'viewBox="0 0 1e30 1e30"')],
  ['a huge size', drawing('', 'width="1e9" height="1e9"')],
  ['a size of nothing', drawing('', 'width="0" height="0"')],
  ['a very wide size', drawing('', 'width="1000000" height="1"')],
  ['a negative size', drawing('', 'width="-5" height="NaN"')],
  ['a use of itself', drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  [
    'patterns that multiply',
    drawing(
      `<pattern id="p0" width="0.01" height="0.01"><rect width="9" height="9"/></pattern>${patterns}<rect width="300" height="300" fill="url(#p12)"/>`,
    ),
  ],
  [
    'a filter of a great radius',
    drawing(
      `<filter id="f" width="1000" height="1000" x="-500" y="-500">${'<feGaussianBlur stdDeviation="9000"/><feTurbulence numOctaves="100"/><feMorphology radius="9000"/>'.repeat(20)}</filter><rect width="300" height="300" filter="url(#f)"/>`,
    ),
  ],
];

/** Shapes that take the decoder a long time. */
const slowShapes: readonly Shape[] = [
  ['uses that multiply', drawing(`<g id="u0"><rect width="1" height="1"/></g>${uses}<use href="#u9"/>`)],
  ['a path of a million points', drawing(`<path d="M0 0${'l1 1'.repeat(1_000_000)}"/>`)],
  [
    'a mask of itself',
    drawing(
      '<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>',
    ),
  ],
  ['a text of a huge size', drawing('<text y="200" font-size="1e7">a</text>')],
  ['dashes without end', drawing('<path d="M0 0L1e9 1e9" stroke="#000" stroke-dasharray="0.0001"/>')],
];

/** A valid drawing, in which a test changes bits. */
export const readableDrawing = (): Buffer => Buffer.from(drawing('<text y="20">a</text>'));

const filesOf = (list: readonly Shape[]) =>
  list.map(([what, svg, answer = 'any']): HostileFile => ({
    what: `a drawing with ${what}`,
    bytes: () => Buffer.from(svg),
    answer,
  }));

export const hostileDrawings = filesOf(shapes);

/** These drawings decode too slowly for each run of the tests. */
export const largeDrawings = filesOf(slowShapes);
