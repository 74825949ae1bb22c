/** The place of who was erased: before every other, and in no list. */
export const erasedOrder = -2;

/** The place of a record that went into another: in no list either. */
export const mergedOrder = -3;
