/**
 * The shortest accepted time between opening and sending a form, in milliseconds. People need longer; bots
 * often do not.
 */
export const minimumFillTime = 3000;
