/** Id of the newest note, kept apart so that the notes load on demand. */
export const newestNote = "commands";
