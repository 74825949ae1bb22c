import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";
import {
  checkDocuments,
  type CheckRoute,
  checkRoutes,
  type DocumentList,
  documentLists,
  listsOf,
  candidateUploadRefusal,
} from "./right-to-work.ts";

const day = (missing: string) => z.iso.date(missing);

/** Nine letters and digits, with or without spaces between groups of three. */
const shareCodeMessage =
  "A share code has nine letters and digits and begins with W, R or S. Check it.";
const shareCode = z
  .string()
  .max(40, { error: shareCodeMessage, abort: true })
  .transform((text) => text.replace(/\s/g, "").toUpperCase())
  .refine((code) => /^[WRS][0-9A-Z]{8}$/.test(code), {
    message: shareCodeMessage,
  });

/** Most copies of one check. */
export const evidenceMax = 6;

/** A right-to-work check as recorded. Its proof must fit its route and its list. */
export const checkInput = z
  .object({
    route: z.enum(Object.keys(checkRoutes) as [CheckRoute], "Choose how you checked."),
    list: z.enum(Object.keys(documentLists) as [DocumentList], "Choose what the documents prove."),
    documents: z
      .array(z.string().max(200))
      .min(1, "Choose the documents that you checked.")
      .max(20),
    checked_date: day("Enter the date of the check."),
    permission_date: day("Enter the date when the permission ends.").nullable(),
    notice_date: day("Enter the date on the notice.").nullable().default(null),
    share_code: shareCode.nullable(),
    provider: z.string().max(200).transform(sanitiseText),
    restrictions: z
      .string()
      .max(1000, "Shorten the restrictions to 1000 characters or fewer.")
      .transform(sanitiseText),
    likeness_confirmed: z.literal(true, candidateUploadRefusal),
    /** Ids of copies uploaded earlier. */
    evidence: z
      .array(z.uuid())
      .min(1, "Add a copy of what you checked.")
      .max(
        evidenceMax,
        `Keep ${evidenceMax} copies or fewer. Scan several pages into one PDF and remove the others.`,
      ),
  })
  .superRefine((check, context) => {
    const wrong = (path: keyof typeof check, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const { route, list, documents } = check;
    const known: readonly string[] = checkDocuments[route][list];
    if (!listsOf(route).includes(list))
      wrong("list", `${checkRoutes[route]} cannot prove this. Choose another route or list.`);
    else if (!documents.every((document) => known.includes(document)))
      wrong("documents", "Choose documents of this route and list.");
    if (list === "B1" && check.permission_date === null)
      wrong("permission_date", "Enter the date when the permission ends.");
    if (list === "B1" && check.permission_date && check.permission_date <= check.checked_date)
      wrong("permission_date", "The permission must end after the day of the check.");
    if (list === "B2" && !check.notice_date) wrong("notice_date", "Enter the date on the notice.");
    if (route === "ONLINE" && !check.share_code) wrong("share_code", "Enter the share code.");
    if (route === "IDENTITY_PROVIDER" && !check.provider)
      wrong("provider", "Enter the provider that checked.");
  });
export type CheckInput = z.input<typeof checkInput>;
