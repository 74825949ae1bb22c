import { scimSchemas, type ScimUserInput } from "@ats/core/provisioning/scim";
import { isEmail } from "@ats/core/validation/email";
import { sanitiseText } from "@ats/core/validation/text";
import { toE164 } from "@ats/core/validation/telephone-number";
import { ScimError } from "../kernel/scim-answer.ts";
import type { ProvisionedUserTable } from "./tables.ts";

/** A user as an identity provider wrote one, in our own fields. */
export interface WrittenUser extends Pick<ProvisionedUserTable, "user_name"> {
  first_name: string;
  last_name: string;
  email: string;
  /** Undefined for a number that cannot be one. */
  telephone: string | null | undefined;
  /** Undefined when it was not sent. */
  external_id: string | undefined;
  active: boolean | undefined;
  /** Id here; null for nobody, undefined when it was not sent. */
  line_manager: string | null | undefined;
}

const longestName = 100;

/** Reads what a user is called and how to reach them; refuses one without name or email. */
export function writtenUser(input: ScimUserInput): WrittenUser {
  const email = pick(input.emails) ?? input.userName;
  if (!isEmail(email))
    throw new ScimError(
      "invalidValue",
      "This user has no valid email. Send one in emails, or as the userName.",
    );
  return {
    ...nameOf(input),
    email,
    telephone: telephoneOf(input),
    user_name: input.userName,
    external_id: input.externalId || undefined,
    active: input.active ?? undefined,
    line_manager: managerOf(input),
  };
}

type Entries = ScimUserInput["emails"];

/** The primary entry, else the one for work, else the first. */
function pick(entries: Entries): string | undefined {
  const given = (entries ?? []).filter(({ value }) => value);
  const chosen =
    given.find(({ primary }) => primary) ??
    given.find(({ type }) => type?.toLowerCase() === "work") ??
    given[0];
  return chosen?.value ?? undefined;
}

function telephoneOf({ phoneNumbers }: ScimUserInput): string | null | undefined {
  const number = pick(phoneNumbers);
  return number === undefined ? null : toE164(number);
}

function managerOf({ [scimSchemas.employee]: employee }: ScimUserInput) {
  if (employee?.manager === undefined) return undefined;
  return employee.manager?.value || null;
}

const clean = (text: string) => sanitiseText(text).slice(0, longestName);

function nameOf({ name, displayName }: ScimUserInput) {
  const words = (displayName ?? "").trim().split(/\s+/);
  const first_name = clean(name?.givenName || words.slice(0, -1).join(" "));
  const last_name = clean(name?.familyName || (words.at(-1) ?? ""));
  if (!first_name || !last_name)
    throw new ScimError(
      "invalidValue",
      "This user has no full name. Send name.givenName and name.familyName.",
    );
  return { first_name, last_name };
}
