/** A file name without the characters that mean something in a path. */
export const exportedFileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, "_");
