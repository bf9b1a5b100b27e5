import { isEmail } from '#shared/rules/email.ts';
import { isPhone } from '#shared/rules/phone.ts';
import { isVisible } from '#shared/rules/visible-text.ts';
import type { MessageType } from '#shared/rules/message-types.ts';

/** The fields that visitors fill in; a form sends only the fields of its type. */
export type MessageFields = {
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  school: string;
  /** The id of a school tour, or empty. */
  tour_id: string;
  group_size: string;
  /** A day like `2026-03-05`, or empty. */
  date: string;
  position: string;
};
export type MessageField = keyof MessageFields;

/** The key of a text in the group `form_error`, and the value for the placeholder in it. */
export type FieldProblem = {
  key:
    'required' | 'valid_email' | 'too_long' | 'valid_number' | 'valid_date' | 'future_date' | 'valid_phone';
  max?: number;
};

type FieldRule = { max: number; check?: (text: string, today: string) => FieldProblem | undefined };

const largestGroup = 1_000;

const rules: Readonly<Record<MessageField, FieldRule>> = {
  name: { max: 120 },
  email: { max: 250, check: (text) => (isEmail(text) ? undefined : { key: 'valid_email' }) },
  phone: { max: 40, check: (text) => (isPhone(text) ? undefined : { key: 'valid_phone' }) },
  company: { max: 200 },
  subject: { max: 200 },
  message: { max: 5_000 },
  school: { max: 200 },
  tour_id: { max: 10 },
  group_size: {
    max: 10,
    check: (text) =>
      /^[1-9]\d{0,3}$/.test(text) && Number(text) <= largestGroup
        ? undefined
        : { key: 'valid_number', max: largestGroup },
  },
  date: { max: 10, check: dateProblem },
  position: { max: 200 },
};

type FormFields = { required: readonly MessageField[]; optional: readonly MessageField[] };

/** The fields of each type's form, in display order. */
export const messageForms: Readonly<Record<MessageType, FormFields>> = {
  contact: { required: ['name', 'email', 'subject', 'message'], optional: ['phone', 'company'] },
  offer: { required: ['name', 'email'], optional: ['company', 'phone', 'message'] },
  'school-tour-request': {
    required: ['name', 'email', 'phone', 'school', 'group_size'],
    optional: ['tour_id', 'date', 'message'],
  },
  'special-tour': {
    required: ['name', 'email', 'phone', 'group_size'],
    optional: ['company', 'date', 'message'],
  },
  'human-resources': {
    required: ['name', 'email', 'phone', 'position'],
    optional: ['message'],
  },
};

export function fieldsOf(type: MessageType): readonly MessageField[] {
  return [...messageForms[type].required, ...messageForms[type].optional];
}

/** The maximum number of characters of a field. */
export function maxLengthOf(field: MessageField): number {
  return rules[field].max;
}

/**
 * Finds the first problem of each field of a form. An empty required field is only reported as missing.
 * @param values trimmed; fields of other types are ignored
 * @param today the visitor's day like `2026-03-05`; a requested date must not be earlier
 */
export function messageProblems(
  type: MessageType,
  values: Partial<MessageFields>,
  today: string,
): Partial<Record<MessageField, FieldProblem>> {
  const problems: Partial<Record<MessageField, FieldProblem>> = {};
  for (const field of fieldsOf(type)) {
    const problem = problemOf(field, values[field] ?? '', {
      isRequired: messageForms[type].required.includes(field),
      today,
    });
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(
  field: MessageField,
  text: string,
  { isRequired, today }: { isRequired: boolean; today: string },
): FieldProblem | undefined {
  if (!isVisible(text)) return isRequired ? { key: 'required' } : undefined;
  const { max, check } = rules[field];
  if (text.length > max) return { key: 'too_long', max };
  return check?.(text, today);
}

/** Checks the newsletter's only field (docs/product.md, "Newsletter"). */
export function newsletterProblem(email: string): FieldProblem | undefined {
  return problemOf('email', email, { isRequired: true, today: '' });
}

function dateProblem(text: string, today: string): FieldProblem | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && toDay(text) === text;
  if (!isDay) return { key: 'valid_date' };
  return text < today ? { key: 'future_date' } : undefined;
}

/** Returns the day in the form `2026-03-05`; undefined if it does not exist. */
function toDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
