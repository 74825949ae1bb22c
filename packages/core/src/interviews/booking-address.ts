/** Path of the page where a candidate books an interview: `/interview/{token}`. */
export const bookingPath = (token: string): string => `/interview/${token}`;

/** Returns the token of a booking path, which may have a query; undefined for any other path. */
export const bookingToken = (path: string): string | undefined =>
  /^\/interview\/([\w-]{20,100})\/?(?:\?.*)?$/.exec(path)?.[1];
