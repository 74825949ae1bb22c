import type { RequisitionDecision, RequisitionDetails } from "@ats/core/approvals/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useDecide } from "../useDecide.ts";
import { approvalPageTexts } from "./texts.ts";

/** Approves, sends back or rejects; the last two with a comment. */
export function Decision({ request }: { request: RequisitionDetails }) {
  const say = useTexts();
  const { id, version, owed } = request;
  const [comment, setComment] = useState("");
  const [isMissing, setMissing] = useState(false);
  const decide = useDecide(() => setComment(""));
  const send = (decision: RequisitionDecision) => {
    if (id === null || decide.isPending) return;
    if (decision !== "approve" && comment.trim() === "") return setMissing(true);
    decide.mutate({ body: { requests: [{ id, version }], decision, comment } });
  };
  const approver = owed.find((each) => each.approver)?.approver;
  const name = approver && `${approver.first_name} ${approver.last_name}`;
  return (
    <Card
      level={2}
      title={name ? say(approvalPageTexts.decideFor, { name }) : say(approvalPageTexts.decide)}
    >
      <Stack>
        <TextArea
          label={say(approvalPageTexts.comment)}
          description={say(approvalPageTexts.commentHint)}
          maxLength={1000}
          rows={2}
          value={comment}
          onChange={(text) => {
            setComment(text);
            setMissing(false);
          }}
          {...(isMissing && { errorMessage: say(approvalPageTexts.commentMissing) })}
        />
        <Inline gap="sm">
          <Button variant="primary" isPending={decide.isPending} onPress={() => send("approve")}>
            {say(approvalPageTexts.approve)}
          </Button>
          <Button onPress={() => send("send_back")}>{say(approvalPageTexts.sendBack)}</Button>
          <Button variant="danger" onPress={() => send("reject")}>
            {say(approvalPageTexts.reject)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
