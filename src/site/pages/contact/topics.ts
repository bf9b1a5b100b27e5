import { fieldsOf, messageForms, type MessageField } from '#features/public-forms/message-form.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { TextKey } from '#features/languages/interface-texts.rules.ts';

type Topic = { type: MessageType; text: TextKey; hint?: TextKey };

/** The topics of the form; the most common one is first. */
export const topics: readonly Topic[] = [
  { type: 'contact', text: 'contact.topic_contact' },
  { type: 'offer', text: 'contact.topic_offer', hint: 'contact.hint_offer' },
  {
    type: 'school-tour-request',
    text: 'contact.topic_school_tour_request',
    hint: 'contact.hint_school_tour_request',
  },
  { type: 'special-tour', text: 'contact.topic_special_tour', hint: 'contact.hint_special_tour' },
  { type: 'human-resources', text: 'contact.topic_human_resources', hint: 'contact.hint_human_resources' },
];

/** The order of the fields in all topics: short fields come in pairs, the message comes last. */
const order: readonly MessageField[] = [
  'name',
  'email',
  'phone',
  'company',
  'school',
  'position',
  'subject',
  'group_size',
  'date',
  'tour_id',
  'message',
];

/** The fields that a topic shows; `hasTours` says whether there are tours to choose from. */
export function shownFields(type: MessageType, hasTours: boolean): readonly MessageField[] {
  const fields = fieldsOf(type);
  return order.filter((field) => fields.includes(field) && (field !== 'tour_id' || hasTours));
}

/** Here an offer needs a message, because it has no list of products. */
export function isRequired(type: MessageType, field: MessageField): boolean {
  return messageForms[type].required.includes(field) || (type === 'offer' && field === 'message');
}
