/** The messages of rules without a specific message (docs/product.md, "Validation"). */
export const genericMessages = {
  required: 'Value is required',
  email: 'Value is not a valid email address',
  numeric: 'Value must be numeric',
  maxLength: (length: number) => `The maximum length allowed is ${length}`,
  minLength: (length: number) => `This field should be at least ${length} characters long`,
  url: 'Invalid URL',
  invalidEmail: 'Invalid email address',
} as const;
