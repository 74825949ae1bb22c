/** Replaces characters that have a meaning in a path. */
export const exportedFileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, "_");
