/** No I, O, 0 and 1, which a person reads or hears as another one. Its 32 characters hold five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/**
 * The number by which visitor and staff name a message, such as `K7Q2-M4XP`. It comes from the random UUID of the
 * request, so that a repeated request has the same and nobody can count the messages. With 100,000 messages the
 * odds that any two share a number are below 1 %.
 */
export function messageReference(requestId: string | null): string {
  if (requestId === null) return '';
  // The first twelve digits of a UUID of version 4 are random.
  const random = BigInt(`0x${requestId.replaceAll('-', '').slice(0, 10)}`);
  const characters = Array.from(
    { length },
    (_, index) => alphabet[Number((random >> BigInt(5 * index)) & 31n)],
  );
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}
