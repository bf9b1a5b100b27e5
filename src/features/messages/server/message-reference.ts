/** No I, O, 0 and 1, which a person reads or hears as another one. Its 32 characters hold five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/**
 * The number by which visitor and staff name a message, such as `K7Q2-M4XP`: from the random UUID of the request, so
 * that a repeated request has the same one. Two of 100,000 messages share a number in fewer than 1 % of all cases.
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
