import type { OrderingData, OwnOrderingData } from '../ordering-data.ts';
import { disclosedFields, type DisclosedField } from '../ordering-fields.rules.ts';
import type { Settings } from '#server/configuration/settings.ts';

/** The fields that visitors see. */
export type Disclosure = ReadonlySet<DisclosedField>;

export function readDisclosure({ publicOrderingFields }: Pick<Settings, 'publicOrderingFields'>): Disclosure {
  const chosen = publicOrderingFields.split(',');
  return new Set(disclosedFields.filter((field) => chosen.includes(field)));
}

/** The data of an article, and of a variant also what its own row holds. */
export type ArticleData = OrderingData & Pick<OwnOrderingData, 'weight' | 'pack_quantity'>;

/**
 * The part of an article's data that visitors see: every answer to visitors goes through this function. What is
 * for staff only has the value of an empty field.
 */
export function disclosed(data: ArticleData, disclosure: Disclosure): ArticleData {
  const shown = <Value>(field: DisclosedField, value: Value, empty: Value): Value =>
    disclosure.has(field) ? value : empty;
  return {
    status: shown('status', data.status, 'normal'),
    successor: shown('status', data.successor, ''),
    minimum_order: shown('minimum_order', data.minimum_order, null),
    pack_quantity: shown('pack_quantity', data.pack_quantity, null),
    carton_quantity: shown('carton_quantity', data.carton_quantity, null),
    length: shown('dimensions', data.length, null),
    width: shown('dimensions', data.width, null),
    height: shown('dimensions', data.height, null),
    weight: shown('weight', data.weight, null),
    gross_weight: shown('gross_weight', data.gross_weight, null),
    lead_time: shown('lead_time', data.lead_time, {}),
    origin: shown('origin', data.origin, ''),
    hs_code: shown('hs_code', data.hs_code, ''),
    gtin: shown('gtin', data.gtin, ''),
  };
}
