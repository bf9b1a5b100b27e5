/** Asks the user to prove by password or passkey who it is; resolves to false when the user gives up. */
type Question = () => Promise<boolean>;

let ask: Question = () => Promise.resolve(false);
let open: Promise<boolean> | null = null;

/** Sets the dialog that asks; the floor of the panel has none. */
export function askForProofBy(question: Question): void {
  ask = question;
}

/** Whether the body of a 403 says that the call needs a proof first. */
export function wantsProof(text: string): boolean {
  return text.includes('"reauthentication_required"');
}

/** Several refused calls share one question. */
export function giveProof(): Promise<boolean> {
  return (open ??= ask().finally(() => (open = null)));
}
