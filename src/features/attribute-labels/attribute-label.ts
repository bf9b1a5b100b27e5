import { z } from 'zod';
import { jsonList, line } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { attributeKinds } from './attribute-value.rules.ts';
import { unitKeys } from './units.rules.ts';

const maxChoices = 300;
const maxSpellings = 200;

const unit = z.enum(['', ...unitKeys], 'Listedeki bir birim olmalı');
const color = z.string().regex(/^(#[0-9a-f]{6})?$/i, '#c0c0c0 gibi bir renk olmalı');
const choiceNames = z.record(z.string().regex(/^[a-z]{2}$/), line(100));

/** A choice in answers. */
const Choice = z.object({
  /** Part of addresses; made from the first name and never changed. */
  key: z.string(),
  name: choiceNames,
  /** Other texts that mean this choice, such as its former names. */
  also: z.array(z.string()),
  color: z.string(),
});

/** A choice in requests; a new one has no key. */
const SentChoice = z.object({
  key: line(100).optional(),
  name: choiceNames,
  also: z.array(line(100)).max(maxSpellings, `En çok ${maxSpellings} yazılış olabilir`).default([]),
  color: color.default(''),
});
export type SentChoice = z.infer<typeof SentChoice>;

/**
 * A label of attribute rows, such as `Malzeme`. Products refer to labels by id, so a new name shows on all of
 * them. The kind says how values are read (docs/decisions/0089).
 */
export const attributeLabel = recordSchemas({
  texts: { name: line(300) },
  fields: {
    kind: z.enum(attributeKinds, 'Listedeki bir tür olmalı').optional(),
    /** The unit of numbers, and one that visitors read beside it in brackets. */
    unit: unit.optional(),
    second_unit: unit.optional(),
    choices: jsonList(SentChoice, maxChoices).optional(),
  },
  shown: { kind: z.enum(attributeKinds), unit, second_unit: unit, choices: z.array(Choice) },
});
export const AttributeLabel = attributeLabel.record;
export type AttributeLabel = z.infer<typeof AttributeLabel>;

/** Answer of GET `/attribute-labels/{id}/values`: what products have written, most frequent first. */
export const AttributeValues = z.object({
  values: z.array(
    z.object({
      /** The text in the main language. */
      text: z.string(),
      product_count: z.int(),
      /** The codes of the first products with this value. */
      codes: z.array(z.string()),
    }),
  ),
  /** Whether there are more different values than these. */
  has_more: z.boolean(),
});
export type AttributeValues = z.infer<typeof AttributeValues>;
