/** The outward code of a UK postcode, or a postcode of its own: LS1 of `ls1 4ap` and of `LS1`. */
export const outwardCodeOf = (postcode: string): string | undefined =>
  /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/.exec(postcode.replaceAll(" ", "").toUpperCase())?.[1];
