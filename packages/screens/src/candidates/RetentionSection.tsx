import type { Output } from "@ats/core/contract/endpoint";
import { type RetentionGroup, retentionGroups } from "@ats/core/candidates/filters";
import {
  getRetention,
  listRetained,
  type Retention,
  retentionSchema,
  saveRetention,
} from "@ats/core/candidates/retention-contract";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { NumberField } from "@ats/ui/NumberField";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { Table, type TableColumn } from "@ats/ui/Table";
import { showToast } from "@ats/ui/Toast";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { shortDate } from "../dates/dates.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import type { InWords } from "../drafts/differences.ts";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination } from "../lists/ListPagination.tsx";
import { useLastPage } from "../lists/useListState.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";

/** Shows the retention period, candidates due for erasure, and legal holds. */
export default function RetentionSection(people: PeopleProps) {
  const query = useEndpoint(getRetention, {});
  return (
    <Stack gap="lg">
      <SectionState query={query} title="The period could not be loaded">
        {(saved) => <PeriodForm saved={saved} />}
      </SectionState>
      <People {...people} />
    </Stack>
  );
}

const typedSchema = retentionSchema.extend({ months: z.number().nullable() });
const inWords: InWords<z.output<typeof typedSchema>> = [
  ["Erase candidates when their retention period ends", ({ is_on }) => (is_on ? "yes" : "no")],
  ["Months after the last activity", ({ months }) => String(months ?? "")],
];

function PeriodForm({ saved }: { saved: Retention }) {
  const queries = useQueryClient();
  const edited = useEditedRecord("retention", typedSchema, saved, inWords);
  const { typed, change: put } = edited;
  const [problem, setProblem] = useState<string>();
  const save = useCall(saveRetention, {
    onSuccess: (now) => {
      queries.setQueryData(keyOf(getRetention, {}), now);
      void queries.invalidateQueries({ queryKey: keyOf(listRetained) });
      edited.takeTheirs();
      showToast({ tone: "positive", title: "Retention period saved" });
    },
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(getRetention) });
    },
  });
  const submit = ({ version, ...period } = typed) => {
    const parsed = retentionSchema.omit({ version: true }).safeParse(period);
    const wrong = parsed.error?.issues[0]?.message;
    setProblem(period.months === null ? "Enter the number of months." : wrong);
    if (parsed.data && !save.isPending) save.mutate({ version, body: parsed.data });
  };
  return (
    <Card title="How long candidates are kept">
      <Form aria-label="Retention period" onSubmit={() => submit()}>
        <NotSaved edited={edited} save={save} what="This period was" submit={submit} />
        <Switch
          isSelected={typed.is_on}
          onChange={(is_on) => put({ is_on })}
          description="Candidates are flagged when the period ends and erased a week later. Their applications still count in reports. Candidates in a process, hired or under legal hold are kept."
        >
          Erase candidates when their retention period ends
        </Switch>
        <NumberField
          label="Months after the last activity"
          description="Unless another date is agreed with the candidate."
          value={typed.months}
          isDisabled={!typed.is_on}
          onChange={(months) => {
            put({ months });
            setProblem(undefined);
          }}
          errorMessage={problem}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            Save period
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

type Person = Output<typeof listRetained>["records"][number];

const columns: TableColumn<Person>[] = [
  {
    id: "name",
    header: "Candidate",
    isRowHeader: true,
    cell: displayName,
    detail: ({ candidate_number }) => candidate_number,
  },
  {
    id: "last",
    header: "Last activity",
    hideBelow: "sm",
    cell: ({ last_activity_date_time: last, created_date_time }) =>
      shortDate(last ?? created_date_time),
  },
  {
    id: "erased",
    header: "Erased from",
    cell: ({ erasure_date_time }) =>
      erasure_date_time ? shortDate(erasure_date_time) : "Not while held",
  },
];

const empty: Record<RetentionGroup, { title: string; description: string }> = {
  flagged: {
    title: "Nobody is due for erasure",
    description: "Candidates appear here a week before erasure, so that you can keep them.",
  },
  held: {
    title: "Nobody is under legal hold",
    description: "Set a legal hold on a candidate’s page to prevent erasure.",
  },
};

interface PeopleState {
  group?: RetentionGroup | undefined;
  page: number;
  per_page: number;
}

interface PeopleProps {
  state: PeopleState;
  /** Any change other than the page goes back to page one. */
  onChange(change: Partial<PeopleState>, options?: { replace?: boolean }): void;
}

function People({ state, onChange }: PeopleProps) {
  const { group = "flagged", page, per_page } = state;
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listRetained,
    { query: { group, page_no: page - 1, per_page } },
    { placeholderData: keepPreviousData },
  );
  useLastPage(state, data?.total, onChange);
  if (error && !data)
    return (
      <ListFailed
        what="Candidates"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="md">
      <FilterTabs
        label="Show candidates"
        value={group}
        items={Object.entries(retentionGroups).map(([id, label]) => ({
          id: id as RetentionGroup,
          label,
        }))}
        onChange={(next) => onChange({ group: next })}
      />
      <Table
        caption={retentionGroups[group]}
        columns={columns}
        rows={data?.records ?? []}
        getKey={({ id }) => String(id)}
        href={({ id }) => to.candidateEdit({ id })}
        isLoading={!data || isPlaceholderData}
        empty={<EmptyState level={2} icon={<CalendarClock />} {...empty[group]} />}
      />
      <ListPagination state={state} total={data?.total} onChange={onChange} />
    </Stack>
  );
}
