/** The shortest time between opening and sending a form, in milliseconds; people need longer, bots do not. */
export const minimumFillTime = 3000;
