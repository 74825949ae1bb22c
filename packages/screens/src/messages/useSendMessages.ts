import type { Application } from "@ats/core/applications/application";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sendEmails, sendTexts } from "@ats/core/messages/contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useAts } from "../app/context.tsx";
import { applicantNames } from "../applications/applicant-names.ts";
import { datesIn } from "../dates/dates.ts";
import { refreshMessages, useMessageChanges } from "../mail/change-messages.ts";
import { refreshTemplates } from "../templates/queries.ts";
import { composeTexts } from "./compose-texts.ts";
import { type MessageDraft, payloadOf, sendAt } from "./draft.ts";

/** An application that does not get the message, and why. */
export interface NotSent {
  id: number;
  message: string;
}

interface Sending {
  applications: readonly Application[];
  draft: MessageDraft;
  intentOf(input: unknown): string;
  onUndone(): void;
}

/** Sends a draft, and offers to take it back for as long as it is held. Says who does not get it. */
export function useSendMessages() {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const change = useMessageChanges();
  /** Once answered, the same message is another intent. */
  const answers = useRef(0);

  const call = ({ applications, draft, intentOf }: Sending) => {
    const sending = {
      application_ids: applications.map(({ id }) => id),
      // A single application needs no version: its own move may still be in flight.
      versions: applications.length > 1 ? applications.map(({ version }) => version) : undefined,
      template_id: draft.template_id,
      send_at: sendAt(draft) ?? null,
    };
    const idempotencyKey = intentOf([sending, draft, answers.current]);
    return draft.channel === "sms"
      ? client.call(sendTexts, { body: { ...sending, text: draft.text }, idempotencyKey })
      : client.call(sendEmails, {
          body: { ...sending, ...payloadOf(draft), files: draft.files },
          idempotencyKey,
        });
  };

  return async (sending: Sending): Promise<NotSent[]> => {
    const { applications, draft, onUndone } = sending;
    const { records, send_date_time } = await call(sending);
    answers.current += 1;
    refreshMessages(queries);
    void refreshTemplates(queries);
    const ids = records.flatMap(({ message_id }) => message_id ?? []);
    const not = records.flatMap(({ application_id: id, message }) =>
      message ? [{ id, message }] : [],
    );
    if (ids.length === 0) return not;
    const recipients = applications.filter(({ id }) => !not.some((each) => each.id === id));
    const isLater = sendAt(draft) !== null;
    showToast({
      tone: "positive",
      title: say(isLater ? composeTexts.scheduled : composeTexts.soon, {
        applicants: applicantNames(say, recipients),
      }),
      ...(isLater && { description: datesIn(say.locale).fullDate(send_date_time) }),
      timeout: messageHoldMs,
      onUndo: () => void change("cancel", ids).then((isUndone) => isUndone && onUndone()),
    });
    return not;
  };
}
