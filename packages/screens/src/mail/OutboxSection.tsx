import { listOutgoingMail } from "@ats/core/mail/contract";
import type { MailStatus } from "@ats/core/mail/statuses";
import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { useLastPage } from "../lists/use-list-state.ts";
import { useCan } from "../session/session.tsx";
import { useMessageChanges, useRetryAll } from "./changes.ts";
import { liveMessages } from "./live-messages.ts";
import { OutboxView } from "./OutboxView.tsx";

interface OutboxState {
  mail?: MailStatus | undefined;
  page: number;
  per_page: number;
}

interface OutboxSectionProps {
  state: OutboxState;
  /** Anything but the page goes back to page one. */
  onChange(change: Partial<OutboxState>, options?: { replace?: boolean }): void;
}

/** What goes out: all, or only what waits or has failed; each can be taken back, or sent again. */
export default function OutboxSection({ state, onChange }: OutboxSectionProps) {
  const { mail: status, page, per_page } = state;
  const canChange = useCan("UPDATE_APPLICATIONS");
  const change = useMessageChanges();
  const retryAll = useRetryAll();
  const mail = useEndpoint(
    listOutgoingMail,
    { query: { page_no: page - 1, per_page, ...(status && { status }) } },
    { placeholderData: keepPreviousData, ...liveMessages("all") },
  );
  useLastPage(state, mail.data?.total, onChange);
  return (
    <OutboxView
      mail={mail.data}
      status={status}
      onStatusChange={(next) => onChange({ mail: next })}
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
      pages={{ state: { page, per_page }, onChange }}
    />
  );
}
