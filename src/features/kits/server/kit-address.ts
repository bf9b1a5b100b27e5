/** The path of a kit's page; the token is the secret. */
export const kitPath = (token: string): string => `/dosya/kit/${token}`;
