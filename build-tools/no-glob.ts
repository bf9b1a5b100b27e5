/** Takes the place of the package `glob`, which @fastify/static loads with itself and uses with `wildcard: false`. */
export function glob(): never {
  throw new Error('This build contains no glob');
}
