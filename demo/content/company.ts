/** The name says that it is an example. */
export const companyName = 'Örnek Metal Aksesuar';
