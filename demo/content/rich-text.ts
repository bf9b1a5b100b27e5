/** Rich text that the source breaks into lines; what is stored has no line breaks and no indentation. */
export function richText(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts }, ...values)
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
