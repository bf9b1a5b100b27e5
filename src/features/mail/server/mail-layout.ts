import { readableOn } from '#shared/colour.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';

/** A part of a mail. All texts are plain, and may have several lines. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /** A table has three columns. The first is the widest, and its second and later lines are small. */
  | { kind: 'table'; titles: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'quote'; title: string; text: string };

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
 * Renders a mail as text and as HTML. The HTML uses tables and inline styles, because mail programs support
 * little else.
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
      return block.rows.map((row) => `- ${rowText(block.titles, row)}`).join('\n');
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

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#1f1f1f';
const soft = '#595959';
const line = '#dedcd7';
const presentation = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * The style sheet for dark mode and narrow screens. Some mail programs ignore style sheets, so everything
 * else is inline.
 */
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#141416!important}
.sheet{background:#1f2023!important}
.ink{color:#f0efec!important}
.soft{color:#b5b3ae!important}
.line{border-color:#44454a!important}
.bar{border-bottom:1px solid #44454a!important}
.button{background:#f0efec!important;color:#1f1f1f!important}
}`;

function htmlOf(brand: MailBrand, { lang, title, blocks, footer }: MailContent): string {
  const bar = `background:${brand.mainColor};color:${readableOn(brand.mainColor)}`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f1ee;${font};font-size:16px;line-height:1.5;color:${ink}">
<table ${presentation} width="100%"><tr><td align="center" style="padding:24px 12px">
<table ${presentation} width="600" style="width:100%;max-width:600px;table-layout:fixed">
<tr><td class="bar pad" style="${bar};padding:18px 32px;font-size:17px;font-weight:600">${escapeHtml(brand.projectCompanyName)}</td></tr>
<tr><td class="sheet ink pad" style="background:#ffffff;color:${ink};padding:32px 32px 12px;overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(title)}</h1>
${blocks.map((block) => blockHtml(brand, block)).join('\n')}
</td></tr>
<tr><td class="soft pad" style="padding:16px 32px;font-size:13px;color:${soft}">${lines(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml({ mainColor }: MailBrand, block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text);
    case 'fields':
      return fieldsHtml(block.rows);
    case 'table':
      return tableHtml(block.titles, block.rows);
    case 'button':
      return buttonHtml(block, `background:${mainColor};color:${readableOn(mainColor)}`);
    case 'quote':
      return `<p class="soft" style="margin:8px 0;font-size:14px;color:${soft}">${escapeHtml(block.title)}</p>
<blockquote class="soft line" style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${line};color:${soft}">${lines(block.text)}</blockquote>`;
  }
}

/** Converts a text to HTML paragraphs, which are separated by empty lines. */
function paragraphs(text: string): string {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((part) => `<p style="margin:0 0 20px">${lines(part.trim())}</p>`)
    .join('\n');
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

function fieldsHtml(rows: readonly (readonly [label: string, value: string])[]): string {
  const cell = `border-top:1px solid ${line};padding:10px 0`;
  const body = rows.map(
    ([label, value]) => `<tr><td class="line" style="${cell}">
<div class="soft" style="font-size:13px;color:${soft}">${escapeHtml(label)}</div>
<div>${lines(value)}</div></td></tr>`,
  );
  return `<table ${presentation} width="100%" style="margin:0 0 20px;table-layout:fixed">${body.join('\n')}</table>`;
}

function tableHtml(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = `border-top:1px solid ${line};padding:10px 8px 10px 0;text-align:left;vertical-align:top;font-size:15px`;
  const small = `class="soft" style="font-size:13px;color:${soft}"`;
  const width = (index: number) => ['', ' width="32%"'][index] ?? ' width="20%"';
  const head = titles.map(
    (title, index) =>
      `<th class="soft line" scope="col"${width(index)} style="${cell};font-size:13px;font-weight:400;color:${soft}">${escapeHtml(title)}</th>`,
  );
  const body = rows.map((row) => {
    const cells = row.map((value) => {
      const [first = '', ...others] = value.split('\n');
      const rest = others.map((other) => `<div ${small}>${escapeHtml(other)}</div>`);
      return `<td class="line" style="${cell}">${escapeHtml(first)}${rest.join('')}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px;table-layout:fixed"><tr>${head.join('')}</tr>
${body.join('\n')}</table>`;
}

/** The address is repeated below the button, for programs that do not show buttons. */
function buttonHtml({ label, url }: { label: string; url: string }, colours: string): string {
  const href = escapeHtml(url);
  return `<p style="margin:0 0 8px"><a class="button" href="${href}" style="display:inline-block;${colours};padding:13px 22px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:13px;color:${soft};word-break:break-all">${href}</p>`;
}
