/** Rich text that is wrapped in the source; line breaks and indentation are removed from the result. */
export function richText(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts }, ...values)
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
