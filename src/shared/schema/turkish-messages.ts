import { z } from 'zod';
import { genericMessages } from '../rules/generic-messages.ts';

type RawIssue = Parameters<NonNullable<NonNullable<Parameters<typeof z.config>[0]>['localeError']>>[0];

/** The Turkish message for each expected type. */
const expectedTexts: Readonly<Record<string, string>> = {
  string: 'Metin olmalı.',
  boolean: 'Evet ya da hayır olmalı.',
  array: 'Bir liste olmalı.',
  object: 'Birden çok alanı olan bir değer olmalı.',
  record: 'Birden çok alanı olan bir değer olmalı.',
  number: genericMessages.numeric,
  int: genericMessages.numeric,
};

/** Gives zod's rules Turkish default messages, because zod's own texts name types and operators. */
export function speakPlainTurkish(): void {
  z.config({ localeError: describe });
}

function describe(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return genericMessages.required;
      return expectedTexts[issue.expected] ?? 'Geçersiz değer.';
    case 'invalid_value':
      return `Şunlardan biri olmalı: ${issue.values.join(', ')}.`;
    case 'too_big':
      return `En çok ${amount(issue.maximum, issue.origin)} olabilir.`;
    case 'too_small':
      return `En az ${amount(issue.minimum, issue.origin)} olmalı.`;
    default:
      return 'Geçersiz değer.';
  }
}

function amount(number: number | bigint, origin: string): string {
  if (origin === 'string') return `${number} karakter`;
  return origin === 'array' ? `${number} öğe` : String(number);
}
