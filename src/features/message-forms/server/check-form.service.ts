import type { MessageDetails } from '#features/messages/message.ts';
import type { MessageForm } from '../message-form.ts';
import { fieldsOf, messageProblems, type MessageFields } from '#features/public-forms/message-form.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import { findPublicTour } from '#features/school-tours/server/school-tours.read.ts';
import { dayIn } from '#server/texts/day.ts';
import { loadFormTexts, type FormTexts } from '#features/public-forms/server/form-texts.read.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';

type CheckContext = Pick<Context, 'db' | 'clock' | 'config'>;

/** The values of the fields that this type has; the others are empty. */
export function typedValues(type: MessageType, form: MessageForm): MessageFields {
  const known = fieldsOf(type);
  const value = (field: keyof MessageFields) => (known.includes(field) ? form[field] : '');
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    company: value('company'),
    subject: value('subject'),
    message: value('message'),
    school: value('school'),
    tour_id: value('tour_id'),
    group_size: value('group_size'),
    date: value('date'),
    position: value('position'),
  };
}

/**
 * Checks the fields of a form. If `arrived` is given, only these fields are checked, because the others are
 * not read yet.
 *
 * @throws AppError 422 with a text at each wrong field, in the visitor's language.
 */
export function checkFields(
  { clock, config }: CheckContext,
  type: MessageType,
  form: MessageForm,
  { texts, arrived }: { texts: FormTexts; arrived?: readonly string[] },
): void {
  const problems = messageProblems(type, typedValues(type, form), dayIn(config.timeZone, clock.now()));
  const found = Object.entries(problems).filter(([field]) => arrived?.includes(field) ?? true);
  if (found.length > 0) throw texts.invalidFields(Object.fromEntries(found));
}

/** @throws AppError 422 if an offer request contains neither products nor a message. */
export function checkOffer({ lines = [], message }: MessageForm, texts: FormTexts): void {
  if (lines.length === 0 && message === '') throw texts.invalidFields({ lines: { key: 'offer_empty' } });
}

/**
 * Reads the details that only some types have.
 *
 * @throws AppError 422 for a tour that visitors cannot see.
 */
export async function readDetails(
  { db }: CheckContext,
  { school, tour_id, group_size, date, position }: MessageFields,
  texts: FormTexts,
): Promise<MessageDetails> {
  const tour = tour_id === '' ? undefined : await findPublicTour(db, Number(tour_id), texts.localiser);
  if (tour_id !== '' && !tour) throw texts.invalidFields({ tour_id: { key: 'unknown_tour' } });
  return {
    ...(school && { school }),
    ...(tour && { tour }),
    ...(group_size && { group_size: Number(group_size) }),
    ...(date && { date }),
    ...(position && { position }),
  };
}

/** The name of the requested tour for staff, in the company's main language and not in that of the visitor. */
export async function readStaffTour(
  { db }: Pick<Context, 'db'>,
  { tour }: MessageDetails,
): Promise<string | undefined> {
  if (!tour) return undefined;
  const { localiser } = await loadFormTexts(db, await getMainLanguage(db));
  return (await findPublicTour(db, tour.id, localiser))?.name;
}
