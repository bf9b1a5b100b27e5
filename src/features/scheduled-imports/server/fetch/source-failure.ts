/** A sheet could not be fetched; the message is a Turkish reason for staff. */
export class SourceFailure extends Error {}
