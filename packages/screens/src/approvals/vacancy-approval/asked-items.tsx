import type { RequisitionDetails } from "@ats/core/approvals/contract";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { saySalary } from "../../jobs/salary.ts";
import { contractText } from "../../languages/contract-text.ts";
import { sayOffered } from "../../offers/say-offered.ts";
import { sayAmount } from "../say-amount.ts";
import { costItems, type Item } from "./cost-items.tsx";
import { approvalPageTexts } from "./texts.ts";

type Asking = Pick<
  RequisitionDetails,
  | "kind"
  | "openings"
  | "salary_min"
  | "salary_max"
  | "offered_salary"
  | "start_date"
  | "currency"
  | "dept"
  | "location"
  | "job_type"
  | "asked"
  | "cost_net"
  | "cost"
>;

/** What a request asks for, as terms and values. */
export function askedItems(say: Say, request: Asking, shortDate: (day: string) => string): Item[] {
  const { asked, currency } = request;
  const none = <Text tone="muted">{say(approvalPageTexts.none)}</Text>;
  if (request.cost) return costItems(say, request.cost, request);
  const place = {
    term: say(approvalPageTexts.place),
    description: [request.dept, request.location].filter(Boolean).join(", "),
  };
  if (request.kind === "offer")
    return [
      { term: say(approvalPageTexts.salary), description: sayOffered(say, request) ?? none },
      {
        term: say(approvalPageTexts.jobType),
        description: request.job_type ? say(contractText(request.job_type)) : none,
      },
      {
        term: say(approvalPageTexts.start_day),
        description: request.start_date ? shortDate(request.start_date) : none,
      },
      place,
    ];
  return [
    { term: say(approvalPageTexts.openings), description: request.openings },
    { term: say(approvalPageTexts.salary), description: saySalary(say, request) ?? none },
    {
      term: say(approvalPageTexts.budget),
      description: asked.budget === null ? none : sayAmount(say, asked.budget, currency),
    },
    place,
    { term: say(approvalPageTexts.cost_centre), description: asked.cost_centre ?? none },
    {
      term: say(approvalPageTexts.start_day),
      description: asked.start_day ? shortDate(asked.start_day) : none,
    },
    {
      term: say(approvalPageTexts.justification),
      description: asked.justification ? <Text preserveLines>{asked.justification}</Text> : none,
    },
  ];
}
