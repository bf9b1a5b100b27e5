/** Milliseconds between opening a form and sending it; people need longer, programs do not. */
export const minimumFillTime = 3000;
