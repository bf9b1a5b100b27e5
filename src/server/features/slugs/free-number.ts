/** How many numbers are asked about at once. */
const step = 16;

/**
 * A number from 1 up that is not taken, in few questions however many are: the smallest up to 16, beyond
 * them the one after a run of taken ones. A hundred thousand records of one name cost six questions; to
 * read all their addresses would cost more with every record.
 */
export async function findFreeNumber(
  selectTaken: (numbers: readonly number[]) => Promise<ReadonlySet<number>>,
): Promise<number> {
  const ask = async (numbers: readonly number[]) => {
    const taken = await selectTaken(numbers);
    return numbers.findIndex((number) => !taken.has(number));
  };
  const first = await ask(countFrom(1, 1));
  if (first >= 0) return first + 1;

  let taken = step;
  let free = 0;
  while (free === 0) {
    const doubled = Array.from({ length: step }, (_, index) => taken * 2 ** (index + 1));
    const index = await ask(doubled);
    free = doubled[index] ?? 0;
    taken = doubled[index === -1 ? step - 1 : index - 1] ?? taken;
  }
  while (free - taken > 1) {
    const end = free;
    const between = countFrom(taken + 1, Math.ceil((end - taken) / (step + 1))).filter((n) => n < end);
    const index = await ask(between);
    taken = between[index === -1 ? between.length - 1 : index - 1] ?? taken;
    free = between[index] ?? free;
  }
  return free;
}

function countFrom(start: number, by: number): number[] {
  return Array.from({ length: step }, (_, index) => start + index * by);
}
