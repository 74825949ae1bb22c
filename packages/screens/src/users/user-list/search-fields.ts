import { accountStates, userSearchFields, userTimes } from "@ats/core/users/list-columns";
import type { Say, Text } from "@ats/ui/texts";
import type { SearchField } from "../../lists/FieldSearch.tsx";
import { roleName } from "../role-name.ts";
import { accountStateTexts, usersTexts } from "../texts.ts";
import { userListTexts } from "./texts.ts";

const labels: Record<(typeof userSearchFields)[number] | (typeof userTimes)[number], Text> = {
  first_name: usersTexts.firstName,
  last_name: usersTexts.lastName,
  email: usersTexts.email,
  userType: usersTexts.role,
  dept: usersTexts.team,
  state: usersTexts.state,
  mfa: usersTexts.twoStepVerification,
  created_date_time: userListTexts.added,
  last_sign_in_date_time: usersTexts.lastSignIn,
};

/** Search fields of users. */
export function userFields(say: Say, roles: readonly string[]): SearchField[] {
  const options: Record<string, NonNullable<SearchField["options"]>> = {
    userType: roles.map((id) => ({ id, label: roleName(say, id) })),
    // Nobody asks to join a company that recruits.
    state: accountStates
      .filter((id) => id !== "ASKED")
      .map((id) => ({ id, label: say(accountStateTexts[id]) })),
    mfa: [
      { id: "on", label: say(usersTexts.on) },
      { id: "off", label: say(usersTexts.off) },
    ],
  };
  return [
    ...userSearchFields.map((id) => ({
      id,
      label: say(labels[id]),
      ...(options[id]
        ? { kind: "choice" as const, options: options[id] }
        : { kind: "text" as const }),
    })),
    ...userTimes.map((id) => ({ id, label: say(labels[id]), kind: "time" as const })),
  ];
}
