/** Path of the signing page: `/sign/{token}`. Opening it changes nothing. */
export const signingPath = (token: string): string => `/sign/${token}`;

/** Returns the token of a signing path, which may have a query; undefined for any other path. */
export const signingToken = (path: string): string | undefined =>
  /^\/sign\/([\w-]{1,200})\/?(?:\?.*)?$/i.exec(path)?.[1];
