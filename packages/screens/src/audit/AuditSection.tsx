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
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { keyOfList } from "../lists/list-state.ts";
import { useLastPage } from "../lists/useListState.ts";
import { useSaveCsv } from "../lists/useSaveCsv.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { AuditFilters } from "./AuditFilters.tsx";
import { subjectOf } from "./event-sentence.ts";
import { AuditTable } from "./AuditTable.tsx";
import {
  type AuditFilter,
  type AuditSearch,
  noAuditSearch,
  pickAuditSearch,
} from "./audit-filter.ts";
import { auditTexts } from "./texts.ts";
import { type Verification, Verified } from "./Verified.tsx";
import { VerifyButton } from "./VerifyButton.tsx";

interface AuditSectionProps {
  state: Pages["state"];
  search: AuditSearch;
  onChange(change: AuditSearch & Partial<Pages["state"]>, options?: { replace?: boolean }): void;
}

/** Lists what administrators and support did, with filters, export and the check of the chain. */
export default function AuditSection({ search, ...pages }: AuditSectionProps) {
  const say = useTexts();
  const { client, host } = useAts();
  const { page, per_page } = pages.state;
  const key = keyOfList(host.cookies.read(cookies.userId), "audit");
  const [q, setQ] = useStoredValue(host.storage, key, z.string());
  const filter: AuditFilter = { ...pickAuditSearch(search), q };
  const [verification, setVerification] = useState<Verification>();
  const csv = useSaveCsv(say(auditTexts.log));
  const narrow = ({ q: words, ...next }: AuditFilter) => {
    setQ(words);
    pages.onChange({ ...noAuditSearch, ...next });
  };
  const events = useEndpoint(
    listAuditEvents,
    { query: { page_no: page - 1, per_page, ...filter } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(pages.state, events.data?.total, pages.onChange);
  const [found] = events.data?.records ?? [];
  const recordName =
    found?.subject_id === search.subject_id ? found && subjectOf(found) : undefined;
  const save = (format: "csv" | "jsonl") =>
    void csv.save(
      client.call(exportAuditEvents, { query: { ...filter, format } }),
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
      <AuditFilters filter={filter} record={recordName} onChange={narrow} />
      <AuditTable
        events={events.data?.records}
        isUpdating={events.isPlaceholderData}
        isFiltered={Object.values(filter).some((value) => value !== undefined)}
        onClear={() => narrow({})}
        onRecord={(subject) => narrow({ ...filter, ...subject })}
        failed={
          events.error &&
          !events.data && (
            <ListFailed
              what={say(auditTexts.theLog)}
              error={events.error}
              isRetrying={events.isFetching}
              onRetry={() => void events.refetch()}
              onClearSearch={() => narrow({})}
            />
          )
        }
      />
      <ListPagination {...pages} total={events.data?.total} />
    </Stack>
  );
}
