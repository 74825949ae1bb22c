/**
 * Values of `text-align`. `start` and `end` follow the direction of each text, which is not always
 * that of the layout.
 */
export const textStart = "var(--ats-text-start, left)";
export const textEnd = "var(--ats-text-end, right)";
