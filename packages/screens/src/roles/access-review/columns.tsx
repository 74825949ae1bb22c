import type { ReviewedPerson } from "@ats/core/roles/access-review";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { onlyNarrow } from "../../lists/narrow-table.css.ts";
import { contractText } from "../../languages/contract-text.ts";
import { roleName } from "../../users/role-name.ts";
import { decisionTexts, reviewTexts } from "./texts.ts";

interface Acts {
  /** Absent once the review is finished. */
  onConfirm?: ((person: ReviewedPerson) => void) | undefined;
  onRevoke?: ((person: ReviewedPerson) => void) | undefined;
  isPending: boolean;
  /** The reader, who does not decide about themselves. */
  own: number;
}

export const reviewColumns = (
  say: Say,
  { onConfirm, onRevoke, isPending, own }: Acts,
): TableColumn<ReviewedPerson>[] => {
  const { shortDate } = datesIn(say.locale);
  const reasonsText = (reasons: readonly string[]) =>
    reasons.map((reason) => say(contractText(reason))).join(" ");
  return [
    {
      id: "name",
      header: say(reviewTexts.person),
      isRowHeader: true,
      cell: ({ name }) => name,
      detail: ({ userType, reasons }) => (
        <>
          {roleName(say, userType)}
          <br className={onlyNarrow} />
          <span className={onlyNarrow}>{reasonsText(reasons)}</span>
        </>
      ),
    },
    {
      id: "why",
      header: say(reviewTexts.why),
      width: "max(16rem, 38cqi)",
      hideBelow: "md",
      cell: ({ reasons }) => <Text size="sm">{reasonsText(reasons)}</Text>,
    },
    {
      id: "lastSignIn",
      header: say(reviewTexts.lastSignIn),
      width: "8rem",
      hideBelow: "sm",
      cell: ({ last_sign_in_date_time: last }) =>
        last ? <RelativeTime iso={last} /> : say(reviewTexts.never),
    },
    {
      id: "decision",
      header: say(reviewTexts.decision),
      width: "clamp(7.5rem, 38cqi, 12rem)",
      cell: (person) => {
        const { name, decision, has_left, id } = person;
        if (decision)
          return (
            <StatusBadge
              label={say(decisionTexts[decision])}
              tone={decision === "CONFIRM" ? "positive" : "critical"}
            />
          );
        if (has_left) return <StatusBadge label={say(reviewTexts.left)} tone="neutral" />;
        if (!onConfirm || !onRevoke)
          return <StatusBadge label={say(reviewTexts.undecided)} tone="warning" />;
        if (id === own)
          return (
            <Text size="sm" tone="muted">
              {say(reviewTexts.you)}
            </Text>
          );
        return (
          <Inline gap="xs">
            <Button
              size="sm"
              aria-label={say(reviewTexts.confirmPerson, { name })}
              isDisabled={isPending}
              onPress={() => onConfirm(person)}
            >
              {say(reviewTexts.confirm)}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={say(reviewTexts.revokePerson, { name })}
              onPress={() => onRevoke(person)}
            >
              {say(reviewTexts.revoke)}
            </Button>
          </Inline>
        );
      },
      detail: ({ decided_by_name, decided_date_time, new_role, comment }) =>
        decided_by_name &&
        [
          new_role && say(reviewTexts.newRole, { role: roleName(say, new_role) }),
          say(reviewTexts.byOn, {
            name: decided_by_name,
            date: shortDate(decided_date_time ?? ""),
          }),
          comment,
        ]
          .filter(Boolean)
          .join(" · "),
    },
  ];
};
