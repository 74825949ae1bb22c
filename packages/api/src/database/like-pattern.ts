/** Text for a LIKE pattern in which wildcards are literal. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** LIKE pattern for texts with this one anywhere inside. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
