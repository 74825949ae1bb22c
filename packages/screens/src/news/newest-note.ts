/** The id of the newest note: by itself, so that the notes load only where they are read. */
export const newestNote = "commands";
