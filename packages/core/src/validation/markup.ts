/** Replaces each tag of markup: by nothing, unless told otherwise. */
export const withoutTags = (markup: string, put = ""): string => markup.replace(/<[^<>]*>/g, put);
