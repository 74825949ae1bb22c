import type { Input } from "@ats/core/contract/endpoint";
import { getInterviewTime, type InterviewTime } from "@ats/core/costs/interview-time-contract";
import { Section } from "@ats/ui/Section";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { sayLength } from "../../interviews/say-length.ts";
import { roleName } from "../../users/role-name.ts";
import { sayMoney } from "../cost-words.ts";
import { interviewTimeTexts } from "./interview-time-texts.ts";

type Role = InterviewTime["roles"][number];

/** More interviewers than these are counted. */
const mostNamed = 6;

const columnsIn = (say: Say): TableColumn<Role>[] => [
  {
    id: "role",
    header: say(interviewTimeTexts.role),
    isRowHeader: true,
    cell: ({ role }) => roleName(say, role),
    detail: ({ has_rate }) => !has_rate && say(interviewTimeTexts.noRate),
  },
  {
    id: "interviewers",
    header: say(interviewTimeTexts.interviewers),
    cell: ({ interviewers }) =>
      interviewers.length > mostNamed
        ? say(interviewTimeTexts.people, { count: interviewers.length })
        : interviewers.join(", "),
  },
  {
    id: "time",
    header: say(interviewTimeTexts.time),
    align: "end",
    isNoWrap: true,
    cell: ({ minutes }) => sayLength(say, minutes),
  },
];

interface InterviewTimeSectionProps {
  query: Input<typeof getInterviewTime>["query"];
  hint: string;
}

/** The cost of interviews by the rates of roles; nothing where the company does not cost them. */
export function InterviewTimeSection({ query, hint }: InterviewTimeSectionProps) {
  const say = useTexts();
  const { data } = useEndpoint(getInterviewTime, { query });
  const time = data?.interview_time;
  if (!time) return null;
  const { interviews, roles } = time;
  return (
    <Section
      title={say(interviewTimeTexts.title)}
      description={
        interviews === 0
          ? say(interviewTimeTexts.none)
          : say(interviewTimeTexts.sum, { count: interviews, amount: sayMoney(say, time) })
      }
    >
      {roles.length > 0 && (
        <Table
          caption={say(interviewTimeTexts.title)}
          columns={columnsIn(say)}
          rows={roles}
          getKey={({ role }) => role}
        />
      )}
      <Text size="sm" tone="muted">
        {hint}
      </Text>
    </Section>
  );
}
