import { checkInput } from "@ats/core/checks/check-input";
import {
  type CheckRoute,
  checkRoutes,
  type DocumentList,
  documentLists,
} from "@ats/core/checks/right-to-work";
import type { FormError } from "@ats/ui/Form";
import { z } from "zod";
import { errorsOf } from "../forms/field-errors.ts";

const nullable = z.string().nullable();

/** A check as it stands in the form. */
export const typedCheck = z.object({
  route: z.enum(Object.keys(checkRoutes) as [CheckRoute]),
  list: z.enum(Object.keys(documentLists) as [DocumentList]),
  documents: z.array(z.string()),
  /** Absent until somebody chooses one: then it is today. */
  checked_date: nullable.optional(),
  permission_date: nullable,
  notice_date: nullable.default(null),
  share_code: nullable,
  provider: z.string(),
  restrictions: z.string(),
  // A restored draft is confirmed again.
  likeness_confirmed: z.boolean().transform((): boolean => false),
});
export type TypedCheck = z.output<typeof typedCheck>;

export const newCheck: TypedCheck = {
  route: "MANUAL",
  list: "A",
  documents: [],
  permission_date: null,
  notice_date: null,
  share_code: null,
  provider: "",
  restrictions: "",
  likeness_confirmed: false,
};

/** Stands for the copies while the form is checked: they have ids once they are sent. */
const someCopy = "00000000-0000-4000-8000-000000000000";

/** The check to be recorded, without answers to fields that its route and list do not ask for. */
export const checkOf = ({ checked_date, ...typed }: TypedCheck, today: string) => ({
  ...typed,
  checked_date: checked_date === undefined ? today : checked_date,
  permission_date: typed.list === "B1" ? typed.permission_date : null,
  notice_date: typed.list === "B2" ? typed.notice_date : null,
  share_code: typed.route === "ONLINE" ? typed.share_code : null,
  provider: typed.route === "IDENTITY_PROVIDER" ? typed.provider : "",
});

export const checkErrors = (
  check: ReturnType<typeof checkOf>,
  files: readonly File[],
): FormError[] => errorsOf(checkInput, { ...check, evidence: files.map(() => someCopy) });
