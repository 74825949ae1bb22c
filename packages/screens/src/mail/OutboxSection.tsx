import { listOutgoingMail, type MailStatus } from "@ats/core/mail/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { usePages } from "../lists/use-pages.ts";
import { useCan } from "../session/session.tsx";
import { useMessageChanges, useRetryAll } from "./changes.ts";
import { liveMessages } from "./live-messages.ts";
import { OutboxView } from "./OutboxView.tsx";

/** What goes out: all, or only what waits or has failed; each can be taken back, or sent again. */
export default function OutboxSection() {
  const { pages, query } = usePages();
  const [status, setStatus] = useState<MailStatus>();
  const canChange = useCan("UPDATE_APPLICATIONS");
  const change = useMessageChanges();
  const retryAll = useRetryAll();
  const mail = useEndpoint(
    listOutgoingMail,
    { query: { ...query, ...(status && { status }) } },
    { placeholderData: keepPreviousData, ...liveMessages("all") },
  );
  return (
    <OutboxView
      mail={mail.data}
      status={status}
      onStatusChange={(next) => {
        setStatus(next);
        pages.onChange({ page: 1 });
      }}
      {...(canChange && {
        onCancel: (id) => void change("cancel", [id]),
        onRetry: (id) => void change("retry", [id]),
        onRetryAll: () => void retryAll(),
      })}
      isUpdating={mail.isPlaceholderData}
      failed={
        mail.error &&
        !mail.data && (
          <ListFailed
            what="The outbox"
            error={mail.error}
            isRetrying={mail.isFetching}
            onRetry={() => void mail.refetch()}
          />
        )
      }
      pages={pages}
    />
  );
}
