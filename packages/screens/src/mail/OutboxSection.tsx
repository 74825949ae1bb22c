import { defaultPageSize } from "@ats/core/lists/page";
import { listOutgoingMail } from "@ats/core/mail/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { OutboxView } from "./OutboxView.tsx";

/** What the company's users caused to be sent. */
export default function OutboxSection() {
  const [page, setPage] = useState(1);
  const [per_page, setPerPage] = useState<number>(defaultPageSize);
  const mail = useEndpoint(
    listOutgoingMail,
    { query: { page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  return (
    <OutboxView
      mail={mail.data}
      isUpdating={mail.isPlaceholderData}
      failed={
        mail.error && (
          <ListFailed
            what="The outbox"
            error={mail.error}
            isRetrying={mail.isFetching}
            onRetry={() => void mail.refetch()}
          />
        )
      }
      page={page}
      pageSize={per_page}
      onPageChange={setPage}
      onPageSizeChange={(size) => {
        setPerPage(size);
        setPage(1);
      }}
    />
  );
}
