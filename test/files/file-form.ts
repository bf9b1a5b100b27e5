/** A multipart form with a file, like the forms that the panel sends. */
export function fileForm(
  content: Buffer | string,
  name = 'resim.jpg',
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}
