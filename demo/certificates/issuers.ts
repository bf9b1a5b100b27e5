type Issuer = {
  colour: string;
  /** The handwritten signature, drawn in a box of 60 by 16. */
  signature: string;
};

/** The issuers of the demo's certificates, by Turkish name. */
export const issuers: Readonly<Record<string, Issuer>> = {
  'Örnek Belgelendirme Kuruluşu': {
    colour: '#23527a',
    signature:
      'M3 12C7 3 12 1 13 4C14 8 7 14 9 14C12 14 16 6 18 6C20 6 16 12 19 12C22 12 23 7 26 7C28 7 25 12 28 12C32 12 32 3 36 3C39 3 33 14 36 14C41 14 46 9 57 8',
  },
  'Örnek Deney Laboratuvarı': {
    colour: '#2f6b4f',
    signature:
      'M13 2C6 1 4 6 9 7C3 8 2 14 9 13C14 12 17 2 19 2C21 2 16 13 18 13C20 13 21 9 23 9C24 9 24 13 26 13C29 13 33 1 34 1C35 1 31 12 33 13M27 5H43M40 12C43 7 46 8 44 11C43 14 47 13 49 10C50 14 54 13 58 9',
  },
  'Örnekköy Sanayi Odası': {
    colour: '#8a5a1f',
    signature:
      'M2 13C5 6 6 2 7 2C9 2 8 9 10 9C12 9 13 2 15 2C17 2 14 13 17 13C20 13 21 8 23 8C24 8 23 12 25 12C27 12 28 8 30 8M34 4C35 9 38 9 42 3C41 9 39 15 34 15C31 15 34 11 44 10C50 9 54 9 58 7',
  },
};
