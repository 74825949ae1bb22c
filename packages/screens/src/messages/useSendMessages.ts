import type { Application } from "@ats/core/applications/application";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sendEmails, sendTexts } from "@ats/core/messages/contract";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAts } from "../app/context.tsx";
import { applicantNames } from "../applications/applicant-names.ts";
import { fullDate } from "../dates/dates.ts";
import { refreshMessages, useMessageChanges } from "../mail/change-messages.ts";
import { refreshTemplates } from "../templates/queries.ts";
import { type MessageDraft, payloadOf, sendAt } from "./draft.ts";

interface Refusal {
  /** Application id; 0 for the whole call. */
  id: number;
  message: string;
}

/** Sends a draft, offers to cancel it while it is held, and names who does not get it. */
export function useSendMessages() {
  const { client } = useAts();
  const queries = useQueryClient();
  const change = useMessageChanges();
  const intent = useRef(crypto.randomUUID());
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<Refusal[]>([]);

  const call = (applications: readonly Application[], draft: MessageDraft) => {
    const idempotencyKey = intent.current;
    const sending = {
      application_ids: applications.map(({ id }) => id),
      // A single application needs no version: its own move may still be in flight.
      versions: applications.length > 1 ? applications.map(({ version }) => version) : undefined,
      template_id: draft.template_id,
      send_at: sendAt(draft) ?? null,
    };
    return draft.channel === "sms"
      ? client.call(sendTexts, { body: { ...sending, text: draft.text }, idempotencyKey })
      : client.call(sendEmails, {
          body: { ...sending, ...payloadOf(draft), files: draft.files },
          idempotencyKey,
        });
  };

  /**
   * Returns the applications that do not get the message, or undefined if all do. Calls `onUndone`
   * after cancelling.
   */
  async function send(
    applications: readonly Application[],
    draft: MessageDraft,
    onUndone: () => void,
  ): Promise<number[] | undefined> {
    setPending(true);
    try {
      const { records, send_date_time } = await call(applications, draft);
      intent.current = crypto.randomUUID();
      refreshMessages(queries);
      void refreshTemplates(queries);
      const ids = records.flatMap(({ message_id }) => message_id ?? []);
      const not = records.flatMap(({ application_id: id, message }) =>
        message ? [{ id, message }] : [],
      );
      setRefused(not);
      if (ids.length === 0) return undefined;
      const recipients = applications.filter(({ id }) => !not.some((each) => each.id === id));
      const isLater = sendAt(draft) !== null;
      showToast({
        tone: "positive",
        title: `Message to ${applicantNames(recipients)} ${isLater ? "is planned" : "goes out in ten seconds"}`,
        ...(isLater && { description: fullDate(send_date_time) }),
        timeout: messageHoldMs,
        onUndo: () => void change("cancel", ids).then((isUndone) => isUndone && onUndone()),
      });
      return not.map(({ id }) => id);
    } catch (error) {
      setRefused([{ id: 0, message: (error as Error).message }]);
      return undefined;
    } finally {
      setPending(false);
    }
  }
  /** Clears the refusals, because the text has changed. */
  const forget = () => {
    setRefused([]);
    intent.current = crypto.randomUUID();
  };
  return { send, isPending, refused, forget };
}
