import type { AuditEvent } from "@ats/core/audit/contract";
import { subjectKind } from "@ats/core/audit/events";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { ScrollText, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { AuditEventDetails } from "./AuditEventDetails.tsx";
import type { AuditFilter } from "./audit-filter.ts";
import { areaOf, sentenceOf } from "./event-sentence.ts";
import { auditTexts } from "./texts.ts";

interface AuditTableProps {
  /** Absent while the first page loads. */
  events: AuditEvent[] | undefined;
  /** True while the rows are those of the previous page. */
  isUpdating: boolean;
  isFiltered: boolean;
  onClear(): void;
  onRecord(subject: Pick<AuditFilter, "subject_kind" | "subject_id">): void;
  /** Shown instead of the rows if they cannot be read. */
  failed: ReactNode;
}

export function AuditTable({
  events,
  isUpdating,
  isFiltered,
  onClear,
  onRecord,
  failed,
}: AuditTableProps) {
  const say = useTexts();
  return (
    <Table
      caption={say(auditTexts.log)}
      columns={columns(say)}
      rows={events ?? []}
      getKey={({ number }) => String(number)}
      getLabel={(event) => sentenceOf(say, event)}
      renderExpanded={(event) => (
        <AuditEventDetails
          event={event}
          onRecord={
            event.subject_id === null
              ? undefined
              : () =>
                  onRecord({
                    subject_kind: subjectKind(event.type),
                    subject_id: event.subject_id ?? undefined,
                  })
          }
        />
      )}
      isLoading={!events || isUpdating}
      failed={failed || undefined}
      empty={
        isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title={say(auditTexts.noMatches)}
            description={say(auditTexts.noMatchesHint)}
            action={<Button onPress={onClear}>{say(auditTexts.clear)}</Button>}
          />
        ) : (
          <EmptyState
            icon={<ScrollText />}
            title={say(auditTexts.noEvents)}
            description={say(auditTexts.noEventsHint)}
          />
        )
      }
    />
  );
}

const columns = (say: Say): TableColumn<AuditEvent>[] => [
  {
    id: "what",
    header: say(auditTexts.what),
    isRowHeader: true,
    cell: (event) => sentenceOf(say, event),
    detail: ({ acting_for, through, reason }) =>
      [
        acting_for && say(auditTexts.actingFor, { name: acting_for }),
        through && say(auditTexts.through, { name: through }),
        reason,
      ]
        .filter(Boolean)
        .join(" · "),
  },
  {
    id: "area",
    header: say(auditTexts.area),
    width: "11rem",
    hideBelow: "md",
    cell: ({ type }) => areaOf(say, type),
  },
  {
    id: "when",
    header: say(auditTexts.when),
    width: "9rem",
    isNoWrap: true,
    hideBelow: "sm",
    cell: ({ created_date_time }) => <RelativeTime iso={created_date_time} />,
  },
];
