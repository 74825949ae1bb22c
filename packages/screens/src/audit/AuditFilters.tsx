import { listAuditActors } from "@ats/core/audit/contract";
import { type AuditArea, auditAreas, auditEvents } from "@ats/core/audit/events";
import { Button } from "@ats/ui/Button";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { ComboBox } from "@ats/ui/ComboBox";
import { type DateRange, DateRangePicker } from "@ats/ui/DateRangePicker";
import { FilterBar } from "@ats/ui/FilterBar";
import { Inline } from "@ats/ui/Inline";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { useDates } from "../dates/useDates.ts";
import type { AuditFilter } from "./audit-filter.ts";
import { areaName, typeName } from "./event-sentence.ts";
import { auditTexts } from "./texts.ts";

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Name of the record that the log is narrowed to; undefined until it is known. */
  record: string | undefined;
  onChange(filter: AuditFilter): void;
}

/** The log's search and filters, as chips. */
export function AuditFilters({ filter, record, onChange }: AuditFiltersProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const actors = useEndpoint(listAuditActors, {}).data?.records ?? [];
  const [typed, setTyped] = useState(filter.q ?? "");
  const { areas = [], actor_id, type, subject_id, from, until } = filter;
  const change = (changed: Partial<AuditFilter>) => onChange({ ...filter, ...changed });
  const nameOf = (id: number) => actors.find((each) => each.id === id)?.name ?? String(id);
  const chips = [
    actor_id && { id: "actor_id", label: say(auditTexts.person), value: nameOf(actor_id) },
    areas.length > 0 && {
      id: "areas",
      label: say(auditTexts.area),
      value: areas.map((area) => areaName(say, area)).join(", "),
    },
    type && { id: "type", label: say(auditTexts.event), value: typeName(say, type) },
    subject_id && {
      id: "subject",
      label: say(auditTexts.record),
      value: record ?? subject_id,
    },
    (from || until) && {
      id: "period",
      label: say(auditTexts.period),
      value: [from, until].map((day) => (day ? shortDate(day) : "…")).join(" – "),
    },
  ].filter((chip) => chip !== undefined && chip !== false && chip !== 0 && chip !== "");
  return (
    <FilterBar
      chips={chips}
      onRemove={(id) => change(removed[id] ?? { [id]: undefined })}
      onClear={() => onChange({ q: filter.q })}
      fields={[
        {
          id: "actor_id",
          label: say(auditTexts.person),
          renderEditor: ({ close }) => (
            <ComboBox
              label={say(auditTexts.person)}
              options={actors.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={actor_id ? String(actor_id) : null}
              onChange={(id) => {
                change({ actor_id: id ? Number(id) : undefined });
                close();
              }}
              autoFocus
            />
          ),
        },
        {
          id: "areas",
          label: say(auditTexts.area),
          renderEditor: ({ close }) => (
            <Stack gap="md">
              <CheckboxGroup
                label={say(auditTexts.area)}
                value={areas}
                onChange={(chosen) => change({ areas: chosen as AuditArea[] })}
                options={(Object.keys(auditAreas) as AuditArea[]).map((area) => ({
                  id: area,
                  label: areaName(say, area),
                }))}
              />
              <Inline justify="end">
                <Button onPress={close}>{say(auditTexts.apply)}</Button>
              </Inline>
            </Stack>
          ),
        },
        {
          id: "type",
          label: say(auditTexts.event),
          renderEditor: ({ close }) => (
            <ComboBox
              label={say(auditTexts.event)}
              options={Object.keys(auditEvents).map((id) => ({ id, label: typeName(say, id) }))}
              value={type ?? null}
              onChange={(id) => {
                change({ type: id ?? undefined });
                close();
              }}
              autoFocus
            />
          ),
        },
        {
          id: "period",
          label: say(auditTexts.period),
          renderEditor: ({ close }) => (
            <DateRangePicker
              label={say(auditTexts.period)}
              presets={["last7Days", "last30Days", "thisMonth"]}
              value={from && until ? { start: from, end: until } : null}
              onChange={(range: DateRange | null) => {
                change({ from: range?.start, until: range?.end });
                if (range) close();
              }}
            />
          ),
        },
      ]}
    >
      <SearchField
        label={say(auditTexts.search)}
        placeholder={say(auditTexts.searchHint)}
        value={typed}
        onChange={setTyped}
        onSubmit={(q) => change({ q: q || undefined })}
        onClear={() => change({ q: undefined })}
      />
    </FilterBar>
  );
}

/** Filters that leave together with one chip. */
const removed: Partial<Record<string, AuditFilter>> = {
  subject: { subject_kind: undefined, subject_id: undefined },
  period: { from: undefined, until: undefined },
};
