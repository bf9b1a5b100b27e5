import { sql } from 'kysely';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { variantName } from '#features/offered-variants/variant-name.rules.ts';
import { readVariantSet, type Pair } from '#features/offered-variants/server/variant-sets.ts';
import type { VariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import type { ChoiceNameIndex } from './choice-name-index.ts';
import { findMarks } from './marks.ts';

/** The sizes and finishes of a product that a search refers to. */
export type FoundChoice = {
  /** The code of the variant that matched, if the words exclude other variants. */
  variant: string | undefined;
  /** The names of that variant's size and finish; without such a variant, the matched sizes and finishes. */
  names: string;
};

type Found = { pair: Pair | undefined; names: string };
type Choices = { matching: ReadonlySet<string>; named: ReadonlySet<string> };

/**
 * Finds the sizes and finishes that the words name, by product id. If several variants match, the first one is chosen.
 * Words that also occur in the product's name, or that fit all variants, choose no variant.
 */
export async function findChoices(
  view: PublicView,
  cards: readonly ProductCard[],
  { words, choices }: { words: readonly string[]; choices: ChoiceNameIndex },
): Promise<Map<number, FoundChoice>> {
  const offering = cards.filter(({ offer }) => offer);
  const byWord = new Map(
    words.map((word) => [
      word,
      { matching: new Set(choices.matching(word)), named: new Set(choices.named(word)) },
    ]),
  );
  if (offering.length === 0 || [...byWord.values()].every(({ matching }) => matching.size === 0))
    return new Map();
  const pairsOf = await selectPairs(view, offering);
  const vocabulary = await view.vocabulary();
  const inOrder = orderOf(vocabulary);
  const found = new Map<number, Found>();
  for (const card of offering) {
    const pairs = inOrder(pairsOf.get(card.id) ?? []);
    const choice = choosePair(pairs, card.name, byWord, vocabulary);
    if (choice) found.set(card.id, choice);
  }
  const codes = await selectCodes(view, found);
  return new Map([...found].map(([id, { names }]) => [id, { variant: codes.get(id), names }]));
}

function choosePair(
  pairs: readonly Pair[],
  name: string,
  byWord: ReadonlyMap<string, Choices>,
  vocabulary: VariantVocabulary,
): Found | undefined {
  const holders = [...byWord].flatMap(([word, { matching, named }]) => {
    const whole = pairs.filter((pair) => hasOneOf(pair, named));
    if (whole.length > 0) return [{ having: whole, choices: named }];
    // A word like the `d` of `D-Halka` may be the beginning of a finish's name only by chance.
    if (findMarks(name, [word]).length > 0) return [];
    const having = pairs.filter((pair) => hasOneOf(pair, matching));
    return having.length > 0 ? [{ having, choices: matching }] : [];
  });
  if (holders.length === 0) return undefined;
  const choosing = holders.filter(({ having }) => having.length < pairs.length);
  const pair = pairs.find((each) => choosing.every(({ having }) => having.includes(each)));
  if (choosing.length > 0 && pair) return { pair, names: pairName(pair, vocabulary) };
  return { pair: undefined, names: matchedNames(pairs, holders, vocabulary) };
}

/** The names of the sizes and finishes that words matched, without repetitions. */
function matchedNames(
  pairs: readonly Pair[],
  holders: readonly { choices: ReadonlySet<string> }[],
  { sizes, finishes }: VariantVocabulary,
): string {
  const isMatched = (choice: string) => holders.some(({ choices }) => choices.has(choice));
  const names = pairs.flatMap(({ sizeId, finishId }) => [
    ...(isMatched(`s${sizeId}`) ? [sizes.get(sizeId)?.name] : []),
    ...(isMatched(`f${finishId}`) ? [finishes.get(finishId)?.name] : []),
  ]);
  return [...new Set(names)]
    .filter((each) => each !== undefined)
    .slice(0, maxNames)
    .join(' · ');
}

/** The maximum number of sizes and finishes that a card names. */
const maxNames = 4;

function pairName({ sizeId, finishId }: Pair, { sizes, finishes }: VariantVocabulary): string {
  return variantName(sizes.get(sizeId), finishes.get(finishId));
}

function hasOneOf({ sizeId, finishId }: Pair, choices: ReadonlySet<string>): boolean {
  return choices.has(`s${sizeId}`) || choices.has(`f${finishId}`);
}

/** Returns a function that sorts pairs by size, then by finish, as the product's page does. */
function orderOf({ sizes, finishes }: VariantVocabulary): (pairs: readonly Pair[]) => Pair[] {
  const placesOf = (list: ReadonlyMap<number, unknown>) =>
    new Map([...list.keys()].map((id, place) => [id, place]));
  const sizePlaces = placesOf(sizes);
  const finishPlaces = placesOf(finishes);
  const difference = (places: ReadonlyMap<number, number>, a: number, b: number) =>
    (places.get(a) ?? 0) - (places.get(b) ?? 0);
  return (pairs) =>
    pairs.toSorted(
      (a, b) =>
        difference(sizePlaces, a.sizeId, b.sizeId) || difference(finishPlaces, a.finishId, b.finishId),
    );
}

async function selectPairs({ db }: PublicView, cards: readonly ProductCard[]) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('variant_sets', 'variant_sets.id', 'products.variant_set_id')
    .where('products.id', 'in', [...cards.map(({ id }) => id)])
    .select(['products.id', 'pairs'])
    .execute();
  return new Map(rows.map(({ id, pairs }) => [id, readVariantSet(pairs).pairs]));
}

/** The codes of the variants with these sizes and finishes, by product id. */
async function selectCodes(
  { db }: PublicView,
  found: ReadonlyMap<number, Found>,
): Promise<Map<number, string>> {
  const wanted = [...found].flatMap(([id, { pair }]) => (pair ? [{ id, ...pair }] : []));
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants')
    .where('is_active', '=', 1)
    .where((eb) =>
      eb.or(
        wanted.map(({ id, sizeId, finishId }) =>
          eb.and([
            eb('product_id', '=', id),
            // This is written as in the index `product_variants_once`, so that the index is used.
            eb(sql`coalesce(size_id, 0)`, '=', sizeId),
            eb(sql`coalesce(finish_id, 0)`, '=', finishId),
          ]),
        ),
      ),
    )
    .select(['product_id', 'code'])
    .execute();
  return new Map(rows.map(({ product_id: id, code }) => [id, code]));
}
