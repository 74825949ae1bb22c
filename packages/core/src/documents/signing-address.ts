/** Where a document is signed: `/sign/{token}`. Following it changes nothing. */
export const signingPath = (token: string): string => `/sign/${token}`;

/** The token in a path of the signing page; undefined for any other path. */
export const signingToken = (path: string): string | undefined =>
  /^\/sign\/([\w-]{1,200})\/?$/i.exec(path)?.[1];
