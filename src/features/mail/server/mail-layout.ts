import { contrast, controlContrast, readableInk, readableOn } from '#shared/colour.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';

/** A part of a mail. All texts are plain, and may have several lines. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /**
   * A table has three columns. The first is the widest, and its second and later lines are small; its first line
   * leads to the row's address in `urls`.
   */
  | { kind: 'table'; titles: readonly string[]; rows: readonly Row[]; urls?: readonly string[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'quote'; title: string; text: string };

type Row = readonly string[];

export type MailContent = {
  lang: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Explains why the reader got this mail. */
  footer: string;
};

/** The settings that decide how mails look; `mainColor` is `#rrggbb`. */
export type MailBrand = { projectCompanyName: string; mainColor: string };

/**
 * Renders a mail as text and as HTML. The HTML follows the rules of Gmail, Outlook for Windows and Apple Mail
 * (docs/decisions/0078).
 */
export function renderMail(brand: MailBrand, content: MailContent): { text: string; html: string } {
  return { text: textOf(brand, content), html: htmlOf(brand, content) };
}

function textOf({ projectCompanyName }: MailBrand, { title, blocks, footer }: MailContent): string {
  return `${[title, ...blocks.map(blockText)].join('\n\n')}\n\n-- \n${projectCompanyName}\n${footer}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'fields':
      return block.rows
        .map(([label, value]) => (value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`))
        .join('\n')
        .trimStart();
    case 'table':
      return block.rows
        .map((row, index) =>
          [`- ${rowText(block.titles, row)}`, block.urls?.[index]].filter(Boolean).join('\n  '),
        )
        .join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      return `${block.title}\n${block.text.replace(/^/gm, '> ')}`;
  }
}

function rowText(titles: readonly string[], [first = '', ...others]: readonly string[]): string {
  const values = others.map((value, index) => value && `${titles[index + 1] ?? ''}: ${value}`);
  return [first.replaceAll('\n', ', '), ...values.filter(Boolean)].join('; ');
}

// Outlook shows Times if the first font is one that only other systems know.
const font = "font-family:'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif";
const ink = '#1f1f1f';
const soft = '#595959';
const line = '#dedcd7';
const page = '#f2f1ee';
const presentation = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * The style sheet. Outlook's cells inherit no font, and reads only the first rules; Gmail ignores the colours of
 * dark mode. What must not be missing is inline.
 */
const styleSheet = `
td,th{${font};font-size:16px;line-height:1.5;word-break:break-word;overflow-wrap:anywhere}
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background-color:#141416!important}
.sheet{background-color:#1f2023!important}
.ink{color:#f0efec!important}
.soft{color:#b5b3ae!important}
.line{border-color:#44454a!important}
.bar{border-bottom:1px solid #44454a!important}
.button{background-color:#f0efec!important}
.button a{color:#1f1f1f!important}
}`;

function htmlOf(brand: MailBrand, { lang, title, blocks, footer }: MailContent): string {
  const parts = [heading(title), ...blocks.map((block) => blockHtml(brand, block))];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="margin:0;background-color:${page};${font};color:${ink}">
<table class="page" ${presentation} width="100%" ${ground(page)}><tr><td align="center" style="padding:24px 12px;word-break:break-word;line-height:1.5">
${columnStart}
<tr><td class="bar pad" ${ground(brand.mainColor, `;color:${readableOn(brand.mainColor)};padding:18px 32px;font-size:17px;font-weight:600`)}>${escapeHtml(brand.projectCompanyName)}</td></tr>
${parts.map((part, index) => row(part, { isFirst: index === 0, isLast: index === parts.length - 1 })).join('\n')}
<tr><td class="soft pad" style="padding:16px 32px;font-size:13px;color:${soft}">${lines(footer)}</td></tr>
${columnEnd}
</td></tr></table>
</body>
</html>
`;
}

/** The column is 600 px wide or as wide as the window; Outlook knows no `max-width` and gets a table around it. */
const columnStart = `<!--[if mso]><table ${presentation} width="600"><tr><td><![endif]-->
<table ${presentation} width="100%" style="max-width:600px;table-layout:fixed">`;
const columnEnd = '</table>\n<!--[if mso]></td></tr></table><![endif]-->';

/** A background, for programs that read styles and for those that read attributes. */
function ground(colour: string, style = ''): string {
  return `bgcolor="${colour}" style="background-color:${colour}${style}"`;
}

/** A row of the column. Its cell has the space around the part, because Outlook pads nothing else. */
function row(part: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const padding = `${isFirst ? 32 : 0}px 32px ${isLast ? 32 : 20}px`;
  return `<tr><td class="sheet ink pad" ${ground('#ffffff', `;color:${ink};padding:${padding}`)}>
${part}
</td></tr>`;
}

function heading(title: string): string {
  return `<h1 style="margin:0;font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(title)}</h1>`;
}

function blockHtml({ mainColor }: MailBrand, block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text);
    case 'fields':
      return fieldsHtml(block.rows);
    case 'table':
      return tableHtml(block);
    case 'button':
      return buttonHtml(block, mainColor);
    case 'quote':
      return quoteHtml(block);
  }
}

/** Converts a text to HTML paragraphs, which are separated by empty lines. */
function paragraphs(text: string): string {
  const parts = text.split(/\n[^\S\n]*\n/);
  return parts
    .map((part, index) => {
      const gap = index === parts.length - 1 ? 0 : 20;
      return `<p style="margin:0 0 ${gap}px">${lines(part.trim())}</p>`;
    })
    .join('\n');
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

/** Small and soft letters. */
function small(html: string): string {
  return `<div class="soft" style="font-size:13px;color:${soft}">${html}</div>`;
}

const ruled = `class="line" style="border-top:1px solid ${line}`;
const cell = `${ruled};padding:8px 8px 8px 0`;

function fieldsHtml(rows: readonly (readonly [label: string, value: string])[]): string {
  const body = rows.map(
    ([label, value]) =>
      `<tr><td ${ruled};padding:10px 0">${small(escapeHtml(label))}${lines(value)}</td></tr>`,
  );
  return `<table ${presentation} width="100%" style="table-layout:fixed">${body.join('\n')}</table>`;
}

/** An order may have 200 rows, and Gmail cuts a mail after 102 kB, so the cells take their font from the stylesheet. */
function tableHtml({ titles, rows, urls = [] }: Extract<MailBlock, { kind: 'table' }>): string {
  const width = (index: number) => ['', ' width="32%"'][index] ?? ' width="20%"';
  const head = titles.map(
    (title, index) =>
      `<th align="left" scope="col"${width(index)} ${cell};font-weight:400">${small(escapeHtml(title))}</th>`,
  );
  const body = rows.map((cells, index) => {
    const columns = cells.map((value, column) => {
      const [first = '', ...others] = value.split('\n');
      return `<td ${cell}">${linked(first, column === 0 ? urls[index] : undefined)}${others.length > 0 ? small(lines(others.join('\n'))) : ''}</td>`;
    });
    return `<tr valign="top">${columns.join('')}</tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="table-layout:fixed"><tr>${head.join('')}</tr>
${body.join('\n')}</table>`;
}

function linked(text: string, url: string | undefined): string {
  const shown = escapeHtml(text);
  return url === undefined
    ? shown
    : `<a class="ink" href="${escapeHtml(url)}" style="color:${ink}">${shown}</a>`;
}

/** The address is repeated below the button, for programs that do not show buttons. */
function buttonHtml({ label, url }: { label: string; url: string }, colour: string): string {
  const href = escapeHtml(url);
  // A pale colour hardly differs from the sheet, so its button gets an outline.
  const isSeen = contrast(colour, '#ffffff') >= controlContrast;
  const edge = isSeen ? '' : `;border:1px solid ${readableInk(colour, '#ffffff')}`;
  const link = `color:${readableOn(colour)};font-weight:600;text-decoration:none`;
  return `<table ${presentation}><tr><td class="button" ${ground(colour, `;padding:13px 22px${edge}`)}><a href="${href}" style="${link}">${escapeHtml(label)}</a></td></tr></table>
<table ${presentation} width="100%" style="table-layout:fixed"><tr><td style="padding:8px 0 0;word-break:break-all">${small(href)}</td></tr></table>`;
}

function quoteHtml({ title, text }: { title: string; text: string }): string {
  return `<p class="soft" style="margin:0 0 8px;font-size:14px;color:${soft}">${escapeHtml(title)}</p>
<table ${presentation} width="100%" style="table-layout:fixed"><tr><td class="soft line" style="border-left:3px solid ${line};padding:0 0 0 16px;color:${soft}">${lines(text)}</td></tr></table>`;
}
