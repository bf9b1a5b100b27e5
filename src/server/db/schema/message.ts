import type { Generated } from 'kysely';
import type { RequestKind } from '#features/data-requests/data-request.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';

/** The entity name of messages in `media_uses`. */
export const messageEntity = 'message';

export type MessageTable = {
  id: Generated<number>;
  type: MessageType;
  /** The sender's browser chooses it, so that a repeated call stores the message once. */
  request_id: string | null;
  name: string;
  email: string;
  /** The e-mail address in lower case (ASCII rules, no locale). */
  email_key: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  /** JSON: the fields that only this type has (`MessageDetails`). */
  details: string;
  search_fold: string;
  lang: string;
  /** The path of the page on which the form was sent. */
  form: string;
  /** The contract that was the privacy notice at the time, and the version of that contract. */
  notice_id: number | null;
  notice_version: number | null;
  wants_news: number;
  is_read: number;
  trashed_at: string | null;
  assigned_to: number | null;
  note: Generated<string>;
  version: Generated<number>;
  created_at: string;
};

/** The order that belongs to an offer request. */
export type OrderTable = { id: Generated<number>; message_id: number; created_at: string };

/** Name, code and picture are copies from the time of sending. */
export type OrderLineTable = {
  id: Generated<number>;
  order_id: number;
  position: number;
  /** Null if the product no longer existed. */
  product_id: number | null;
  variant_id: number | null;
  name: string;
  /** The size and finish, such as `25 mm · Nikel`; empty for a product without variants. */
  variant: string;
  code: string;
  image_id: number | null;
  /** 0 if the visitor left the quantity open. */
  quantity: number;
  note: string;
  wants_sample: number;
};

/** A file in the private store. Without `message_id` it is an upload whose message was not sent. */
export type PrivateFileTable = {
  id: Generated<number>;
  key: string;
  name: string;
  bytes: number;
  message_id: number | null;
  created_at: string;
};

/**
 * A subscriber gets the newsletter from the confirmation until unsubscribing. The other columns are the proof
 * of the consent.
 */
export type SubscriberTable = {
  id: Generated<number>;
  email: string;
  email_key: string;
  lang: string;
  form: string;
  notice_id: number | null;
  notice_version: number | null;
  created_at: string;
  /** Keyed hashes of the networks from which the form and the confirmation came. */
  asked_from: string | null;
  confirmed_at: string | null;
  confirmed_from: string | null;
  /** The sentence above the button that confirmed, as the visitor read it. */
  agreed_text: string | null;
  left_at: string | null;
};

/**
 * The proof of a consent whose subscriber was deleted or subscribed again. It contains a keyed hash instead of the
 * address, so it can only confirm that an address that is already known gave the consent.
 */
export type ConsentProofTable = {
  id: Generated<number>;
  /** Tells which key made the hash. */
  address_key: string;
  address_hash: string;
  lang: string;
  form: string;
  notice_id: number | null;
  notice_version: number | null;
  asked_at: string;
  asked_from: string | null;
  confirmed_at: string;
  confirmed_from: string | null;
  /** The sentence that was agreed to, without the address. */
  agreed_text: string | null;
  /** When the subscription ended; the proof is kept for three years from then on. */
  ended_at: string;
};

/** The receipt of a choice in the cookie dialog. It names its visitor only by a number that the browser stores too. */
export type CookieChoiceTable = {
  id: Generated<number>;
  receipt: string;
  made_at: string;
  /** The version of the cookie register that was shown. */
  register_version: number;
  /** Comma-joined services, and the categories that were granted. */
  asked: string;
  granted: string;
};

/** The application of a person about their data (KVKK, article 11). */
export type DataRequestTable = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  /** The message of the site in which it arrived; that message may be deleted earlier. */
  message_id: number | null;
  name: string;
  email: string;
  contact: string;
  kind: RequestKind;
  request: string;
  /** Days like `2026-03-05`: the arrival, and the last day to answer. */
  received_on: string;
  due_on: string;
  is_identity_checked: number;
  answer: string;
  closed_at: string | null;
  /** How many days were left in the last reminder. */
  reminded_days: number | null;
};

/** A click on a WhatsApp or phone link; it stores nothing about the visitor. */
export type LeadTable = {
  id: Generated<number>;
  kind: 'whatsapp' | 'phone';
  product_id: number | null;
  /** The path of the page with the link. */
  page: string;
  created_at: string;
};

/** The number of clicks in a UTC hour like `2026-11-23T09`; triggers keep it up to date. */
export type LeadHourTable = { hour: string; kind: LeadTable['kind']; count: number };
