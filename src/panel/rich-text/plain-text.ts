/** The text of rich text, with one line for each paragraph, list item and table row. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const cell of body.querySelectorAll('th, td')) cell.append(' ');
  for (const end of body.querySelectorAll('br, p, h2, h3, h4, li, tr')) end.append('\n');
  const lines = body.textContent.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

/** Rich text with one paragraph for each non-empty line. */
export function paragraphs(text: string): string {
  const { body } = document.implementation.createHTMLDocument();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.textContent = line;
    body.append(paragraph);
  }
  return body.innerHTML;
}
