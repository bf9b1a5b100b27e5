/** Asks the user to prove their identity by password or passkey; resolves to false if the user cancels. */
type Question = () => Promise<boolean>;

let ask: Question = () => Promise.resolve(false);
let open: Promise<boolean> | null = null;

/** Sets the function that opens the dialog, because this folder may not import screens. */
export function askForProofBy(question: Question): void {
  ask = question;
}

/** Whether the body of a 403 asks for a proof of identity. */
export function wantsProof(text: string): boolean {
  return text.includes('"reauthentication_required"');
}

/** Asks for a proof of identity; several refused calls share one dialog. */
export function giveProof(): Promise<boolean> {
  return (open ??= ask().finally(() => (open = null)));
}
