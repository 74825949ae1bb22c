import { getCostRequisition } from "@ats/core/approvals/contract";
import { approvalProcess } from "@ats/core/flags/flags";
import type { CostDetails } from "@ats/core/costs/contract";
import { Banner } from "@ats/ui/Banner";
import { Link } from "@ats/ui/Link";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { approvalPath } from "../../approvals/approval-path.ts";
import { sayWaiting } from "../../approvals/say-waiting.ts";
import { nameOf } from "../../approvals/useWords.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { costApprovalTexts } from "./texts.ts";

/** Says of a cost who is asked to approve it, why it does not count, or that it was approved. */
export function CostApproval({ cost: { id, kind } }: { cost: CostDetails }) {
  const say = useTexts();
  const hasApprovals = useFlag(approvalProcess);
  const { data: request } = useEndpoint(
    getCostRequisition,
    { params: { id } },
    { meta: { isOfApprovals: true }, enabled: kind === "COST" && hasApprovals },
  );
  if (!request?.sent_date_time || !request.is_needed) return null;
  const { state, events } = request;
  const open = <Link href={approvalPath(request)}>{say(costApprovalTexts.open)}</Link>;
  if (state === "pending")
    return (
      <Banner tone="info" title={say(costApprovalTexts.waits)}>
        {say(costApprovalTexts.waitsFor, { who: sayWaiting(say, request) })} {open}
      </Banner>
    );
  const returned = events.find(({ type }) => type === "rejected" || type === "sent_back");
  if ((state === "draft" || state === "sent_back") && returned)
    return (
      <Banner
        tone={returned.type === "rejected" ? "critical" : "warning"}
        title={say(
          returned.type === "rejected" ? costApprovalTexts.rejected : costApprovalTexts.sentBack,
          { name: returned.user ? nameOf(returned.user) : say(costApprovalTexts.somebody) },
        )}
      >
        <Text as="p" preserveLines>
          {returned.comment}
        </Text>
        {say(costApprovalTexts.again)} {open}
      </Banner>
    );
  if (state === "approved")
    return (
      <Banner tone="positive">
        {say(costApprovalTexts.approved)} {open}
      </Banner>
    );
  return null;
}
