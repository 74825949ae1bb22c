/** Where a candidate chooses the time of an interview: `/interview/{token}`. */
export const bookingPath = (token: string): string => `/interview/${token}`;

/** The token in a path; undefined for any other path. */
export const bookingToken = (path: string): string | undefined =>
  /^\/interview\/([\w-]{20,100})\/?$/.exec(path)?.[1];
