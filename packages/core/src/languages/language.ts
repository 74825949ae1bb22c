import { z } from "zod";

/** Language of the pages and mails that applicants meet: English or Welsh. */
export const languageSchema = z.enum(["en", "cy"]);
export type Language = z.output<typeof languageSchema>;
