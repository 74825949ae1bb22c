import { listOutgoingMail } from "@ats/core/mail/contract";
import type { MailStatus } from "@ats/core/mail/statuses";
import { cookies } from "@ats/core/session/session";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { type FieldTerm, fieldTerm } from "../lists/field-term.ts";
import { keyOfList, termsOf } from "../lists/list-state.ts";
import { useLastPage } from "../lists/useListState.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { useCan } from "../session/session.tsx";
import { useMessageChanges, useRetryAll } from "./change-messages.ts";
import { liveMessages } from "./live-messages.ts";
import { OutboxView } from "./OutboxView.tsx";
import { mailTexts } from "./texts.ts";

interface OutboxState {
  mail?: MailStatus | undefined;
  page: number;
  per_page: number;
}

interface OutboxSectionProps {
  state: OutboxState;
  /** Any change but that of the page goes back to page one. */
  onChange(change: Partial<OutboxState>, options?: { replace?: boolean }): void;
}

const storedTerms = z.array(fieldTerm);

export default function OutboxSection({ state, onChange }: OutboxSectionProps) {
  const say = useTexts();
  const { mail: status, page, per_page } = state;
  const { host } = useAts();
  // Stored like list searches, not in the address: terms may name people.
  const [terms = [], setTerms] = useStoredValue(
    host.storage,
    keyOfList(host.cookies.read(cookies.userId), "outbox"),
    storedTerms,
  );
  const search = (next: FieldTerm[]) => {
    setTerms(next);
    onChange({});
  };
  const canChange = useCan("UPDATE_APPLICATIONS");
  const change = useMessageChanges();
  const retryAll = useRetryAll();
  const mail = useEndpoint(
    listOutgoingMail,
    { query: { page_no: page - 1, per_page, s: termsOf(terms), ...(status && { status }) } },
    { placeholderData: keepPreviousData, ...liveMessages("all") },
  );
  useLastPage(state, mail.data?.total, onChange);
  return (
    <OutboxView
      mail={mail.data}
      status={status}
      terms={terms}
      onSearch={search}
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
            what={say(mailTexts.theOutbox)}
            error={mail.error}
            isRetrying={mail.isFetching}
            onRetry={() => void mail.refetch()}
            onClearSearch={() => search([])}
          />
        )
      }
      pages={{ state: { page, per_page }, onChange }}
    />
  );
}
