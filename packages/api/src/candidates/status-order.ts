/** Status order of an erased candidate, who is in no list. */
export const erasedOrder = -2;

/** Status order of a candidate merged into another, who is in no list. */
export const mergedOrder = -3;
