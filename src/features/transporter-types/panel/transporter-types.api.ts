import { useQuery } from '@tanstack/react-query';
import { transporterType, type ManagedTransporterType } from '../transporter-type.ts';
import { recordCalls } from '#panel/records/record-calls.ts';
import { recordName } from '#panel/records/record-definition.ts';

export const transporterTypeCalls = recordCalls<ManagedTransporterType>('transporter-types', transporterType);

/** Loads all types as options of a select, with their names in `lang`. */
export function useTransporterTypes(lang: string) {
  return useQuery({
    ...transporterTypeCalls.list,
    select: (types) => types.map((type) => ({ value: type.key, label: recordName(type, lang) })),
  });
}
