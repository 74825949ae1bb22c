/** The first key is shown on the button. */
export const previousKeys = ["K", "ArrowLeft"] as const;
export const nextKeys = ["J", "ArrowRight"] as const;
