export type Environment = Readonly<Record<string, string>>;

/**
 * An environment with only PATH, the cache of compiled code and the given variables, because the test's own variables
 * must not reach the process.
 */
export const environmentOf = (given: Environment) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...given };
};
