import { exportAuditEvents, listAuditEvents } from "@ats/core/audit/contract";
import { cookies } from "@ats/core/session/session";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Menu } from "@ats/ui/Menu";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { keyOfList } from "../lists/list-state.ts";
import { useLastPage } from "../lists/useListState.ts";
import { useSaveCsv } from "../lists/useSaveCsv.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditTable } from "./AuditTable.tsx";
import { type AuditFilter, auditFilter, queryOfFilter } from "./audit-filter.ts";
import { auditTexts } from "./texts.ts";
import { type Verification, Verified } from "./Verified.tsx";
import { VerifyButton } from "./VerifyButton.tsx";

/** Lists what administrators and support did, with filters, export and the check of the chain. */
export default function AuditSection({ pages }: { pages: Pages }) {
  const say = useTexts();
  const { client, host } = useAts();
  const { page, per_page } = pages.state;
  const key = keyOfList(host.cookies.read(cookies.userId), "audit");
  const [filter = {}, setFilter] = useStoredValue(host.storage, key, auditFilter);
  const [verification, setVerification] = useState<Verification>();
  const csv = useSaveCsv(say(auditTexts.log));
  const narrow = (next: AuditFilter) => {
    setFilter(next);
    pages.onChange({});
  };
  const query = queryOfFilter(filter);
  const events = useEndpoint(
    listAuditEvents,
    { query: { page_no: page - 1, per_page, ...query } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, events.data?.total, pages.onChange);
  const save = (format: "csv" | "jsonl") =>
    void csv.save(
      client.call(exportAuditEvents, { query: { ...query, format } }),
      `${say(auditTexts.log)}.${format}`,
    );
  return (
    <Stack gap="lg">
      <Inline justify="between" gap="md">
        <Text as="p" tone="muted">
          {say(auditTexts.hint)}
        </Text>
        <Inline>
          <VerifyButton verification={verification} onChange={setVerification} />
          <Menu
            label={say(auditTexts.export)}
            trigger={
              <Button iconStart={<Download />} isPending={csv.isBusy}>
                {say(auditTexts.export)}
              </Button>
            }
            items={[
              { id: "csv", label: say(auditTexts.exportCsv) },
              { id: "jsonl", label: say(auditTexts.exportLines) },
            ]}
            onAction={(format) => save(format as "csv" | "jsonl")}
          />
        </Inline>
      </Inline>
      {verification && <Verified {...verification} />}
      <AuditFilters filter={filter} onChange={narrow} />
      <AuditTable
        events={events.data?.records}
        isUpdating={events.isPlaceholderData}
        isFiltered={Object.values(filter).some((value) => value !== undefined)}
        onClear={() => narrow({})}
        onRecord={(subject) => narrow({ ...filter, subject })}
        failed={
          events.error &&
          !events.data && (
            <ListFailed
              what={say(auditTexts.theLog)}
              error={events.error}
              isRetrying={events.isFetching}
              onRetry={() => void events.refetch()}
            />
          )
        }
      />
      <ListPagination {...pages} total={events.data?.total} />
    </Stack>
  );
}
