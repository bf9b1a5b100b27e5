/** An invalid environment variable; the message is one line for the operator. */
export class ConfigError extends Error {}
