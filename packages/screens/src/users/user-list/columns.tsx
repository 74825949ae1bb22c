import type { ListedUser } from "@ats/core/users/account";
import { Inline } from "@ats/ui/Inline";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { datesIn } from "../../dates/dates.ts";
import { narrowLineBesideName } from "../../lists/narrow-table.css.ts";
import { AccountStatus } from "../AccountStatus.tsx";
import { Photo } from "../Photo.tsx";
import { roleName } from "../role-name.ts";
import { usersTexts } from "../texts.ts";
import { coverText } from "./cover-text.ts";
import { userListTexts } from "./texts.ts";

export const fullNameOf = ({
  first_name,
  last_name,
}: Pick<ListedUser, "first_name" | "last_name">) => `${first_name} ${last_name}`;

const muted = (text: string) => (
  <Text size="sm" tone="muted">
    {text}
  </Text>
);

/** All the room beside selection and menu below 52rem, where no other column is shown; else 12rem. */
const nameWidth = "min(100cqi - 6.75rem, max(12rem, (52rem - 100cqi) * 100))";

export const userColumns = (say: Say): TableColumn<ListedUser>[] => {
  const { shortDate, fullDate } = datesIn(say.locale);
  return [
    {
      id: "name",
      header: say(usersTexts.user),
      width: nameWidth,
      isSortable: true,
      isRowHeader: true,
      cell: (user) => (
        <Inline gap="sm" wrap={false}>
          <Photo user={{ ...user, name: fullNameOf(user) }} size="sm" />
          {fullNameOf(user)}
        </Inline>
      ),
      detail: ({ state, userType, ...user }) => (
        <span className={narrowLineBesideName}>
          <AccountStatus state={state} />
          <span>{[roleName(say, userType), coverText(say, user)].filter(Boolean).join(" · ")}</span>
        </span>
      ),
    },
    {
      id: "email",
      header: say(usersTexts.email),
      width: "max(10rem, 13cqi)",
      isSortable: true,
      hideBelow: "lg",
      cell: ({ email }) => <Text size="sm">{email}</Text>,
      detail: ({ is_provisioned }) => is_provisioned && say(usersTexts.provisioned),
    },
    {
      id: "userType",
      header: say(usersTexts.role),
      width: "max(8rem, 13cqi)",
      isSortable: true,
      hideBelow: "md",
      cell: ({ userType }) => roleName(say, userType),
      detail: (user) => coverText(say, user),
    },
    {
      id: "depts",
      header: say(usersTexts.team),
      width: "max(8rem, 11cqi)",
      hideBelow: "lg",
      cell: ({ depts }) => (depts.length > 0 ? depts.join(", ") : muted("–")),
      detail: ({ jobs }) => jobs > 0 && say(userListTexts.jobs, { count: jobs }),
    },
    {
      id: "state",
      header: say(usersTexts.state),
      width: "9.5rem",
      hideBelow: "md",
      cell: ({ state }) => <AccountStatus state={state} />,
      detail: ({ state, invitation_expires_date_time: end }) =>
        state === "INVITED" && end && say(userListTexts.until, { date: shortDate(end) }),
    },
    {
      id: "mfa",
      header: say(usersTexts.twoStep),
      width: "5rem",
      hideBelow: "lg",
      cell: ({ mfa }) => (mfa ? say(usersTexts.on) : muted(say(usersTexts.off))),
    },
    {
      id: "last_sign_in_date_time",
      header: say(usersTexts.lastSignIn),
      width: "7.5rem",
      isSortable: true,
      isNoWrap: true,
      hideBelow: "md",
      cell: ({ last_sign_in_date_time: last }) =>
        last ? <RelativeTime iso={last} /> : muted(say(usersTexts.never)),
    },
    {
      id: "created_date_time",
      header: say(userListTexts.added),
      width: "6.5rem",
      isSortable: true,
      isNoWrap: true,
      hideBelow: "md",
      cell: ({ created_date_time: added }) => (
        <time dateTime={added} title={fullDate(added)}>
          {shortDate(added)}
        </time>
      ),
    },
  ];
};
