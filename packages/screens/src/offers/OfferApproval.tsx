import type { RequisitionDetails } from "@ats/core/approvals/contract";
import { Banner } from "@ats/ui/Banner";
import { Link } from "@ats/ui/Link";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { approvalPath } from "../approvals/approval-path.ts";
import { sayWaiting } from "../approvals/say-waiting.ts";
import { nameOf } from "../approvals/useWords.ts";
import { offerApprovalTexts } from "./texts.ts";

/** Says of a draft who is asked to approve it, why it came back, or that it can be made. */
export function OfferApproval({ request }: { request: RequisitionDetails }) {
  const say = useTexts();
  const { state, events, chain_name } = request;
  const open = <Link href={approvalPath(request)}>{say(offerApprovalTexts.open)}</Link>;
  const returned = events.find(({ type }) => type === "rejected" || type === "sent_back");
  const cameBack = (state === "draft" || state === "sent_back") && returned;
  if (cameBack)
    return (
      <Banner
        tone="warning"
        title={say(
          cameBack.type === "rejected" ? offerApprovalTexts.rejected : offerApprovalTexts.sentBack,
          { name: cameBack.user ? nameOf(cameBack.user) : say(offerApprovalTexts.somebody) },
        )}
        actions={open}
      >
        {cameBack.comment}
      </Banner>
    );
  if (state === "pending")
    return (
      <Text as="p">
        {say(offerApprovalTexts.waits, { who: sayWaiting(say, request) })} {open}
      </Text>
    );
  if (state === "approved")
    return (
      <Text as="p">
        {say(offerApprovalTexts.approved)} {open}
      </Text>
    );
  return (
    <Text as="p" tone="muted">
      {say(offerApprovalTexts.needed, { chain: chain_name })}
    </Text>
  );
}
