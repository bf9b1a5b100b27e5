/** The count of numbers that one query checks. */
const step = 16;

/**
 * A free number: the smallest up to 16; above, one that follows a taken number. Each query checks 16 numbers,
 * first at doubling distances, so 100,000 taken numbers need only six queries.
 */
export async function findFreeNumber(
  selectTaken: (numbers: readonly number[]) => Promise<ReadonlySet<number>>,
): Promise<number> {
  const findFirstFree = async (numbers: readonly number[]) => {
    const taken = await selectTaken(numbers);
    return numbers.findIndex((number) => !taken.has(number));
  };
  const first = await findFirstFree(countFrom(1, 1));
  if (first >= 0) return first + 1;

  let taken = step;
  let free = 0;
  while (free === 0) {
    const doubled = Array.from({ length: step }, (_, index) => taken * 2 ** (index + 1));
    const index = await findFirstFree(doubled);
    free = doubled[index] ?? 0;
    taken = doubled[index === -1 ? step - 1 : index - 1] ?? taken;
  }
  while (free - taken > 1) {
    const end = free;
    const between = countFrom(taken + 1, Math.ceil((end - taken) / (step + 1))).filter((n) => n < end);
    const index = await findFirstFree(between);
    taken = between[index === -1 ? between.length - 1 : index - 1] ?? taken;
    free = between[index] ?? free;
  }
  return free;
}

function countFrom(start: number, by: number): number[] {
  return Array.from({ length: step }, (_, index) => start + index * by);
}
