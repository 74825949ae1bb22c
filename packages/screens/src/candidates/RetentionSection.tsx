import { displayName } from "@ats/core/anonymisation/anonymisation";
import { type RetentionGroup, retentionGroups } from "@ats/core/candidates/filters";
import {
  getRetention,
  listRetained,
  type Retention,
  retentionSchema,
  saveRetention,
} from "@ats/core/candidates/retention-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
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
import { type Say, type Text, useTexts } from "@ats/ui/texts";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { datesIn } from "../dates/dates.ts";
import type { InWords } from "../drafts/differences.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { contractText } from "../languages/contract-text.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination } from "../lists/ListPagination.tsx";
import { useLastPage } from "../lists/useListState.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { SettingStanding } from "../settings/settings/SettingStanding.tsx";
import { useEffectFirst } from "../settings/settings/useEffectFirst.tsx";
import { candidatesTexts } from "./texts.ts";

/** Shows the retention period, candidates due for erasure, and legal holds. */
export default function RetentionSection(people: PeopleProps) {
  const say = useTexts();
  const query = useEndpoint(getRetention, {});
  return (
    <Stack gap="lg">
      <SectionState query={query} title={say(candidatesTexts.periodNotLoaded)}>
        {(saved) => (
          <SettingStanding of="retention_settings">
            <PeriodForm saved={saved} />
          </SettingStanding>
        )}
      </SectionState>
      <People {...people} />
    </Stack>
  );
}

const typedSchema = retentionSchema.extend({ months: z.number().nullable() });
const inWords = (say: Say): InWords<z.output<typeof typedSchema>> => [
  [
    say(candidatesTexts.eraseWhenDue),
    ({ is_on }) => say(is_on ? candidatesTexts.yes : candidatesTexts.no),
  ],
  [say(candidatesTexts.months), ({ months }) => String(months ?? "")],
];

function PeriodForm({ saved }: { saved: Retention }) {
  const say = useTexts();
  const queries = useQueryClient();
  const edited = useEditedRecord("retention", typedSchema, saved, inWords(say));
  const { typed, change: put } = edited;
  const [problem, setProblem] = useState<string>();
  const save = useCall(saveRetention, {
    onSuccess: (now) => {
      queries.setQueryData(keyOf(getRetention, {}), now);
      void queries.invalidateQueries({ queryKey: keyOf(listRetained) });
      void queries.invalidateQueries({ queryKey: keyOf(listInheritance) });
      edited.takeTheirs();
      showToast({ tone: "positive", title: say(candidatesTexts.periodSaved) });
    },
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(getRetention) });
    },
  });
  const effect = useEffectFirst("retention_settings");
  const submit = ({ version, ...period } = typed) => {
    const parsed = retentionSchema.omit({ version: true }).safeParse(period);
    const wrong = parsed.error?.issues[0]?.message;
    setProblem(period.months === null ? say(candidatesTexts.monthsMissing) : wrong);
    const body = parsed.data;
    if (body && !save.isPending && !effect.isPending)
      effect.saveAfter(body, () => save.mutate({ version, body }));
  };
  return (
    <Card title={say(candidatesTexts.retentionTitle)}>
      {effect.dialog}
      <Form aria-label={say(candidatesTexts.retentionPeriod)} onSubmit={() => submit()}>
        <NotSaved
          edited={edited}
          save={save}
          what={say(candidatesTexts.thisPeriod)}
          submit={submit}
        />
        <Switch
          isSelected={typed.is_on}
          onChange={(is_on) => put({ is_on })}
          description={say(candidatesTexts.eraseWhenDueHint)}
        >
          {say(candidatesTexts.eraseWhenDue)}
        </Switch>
        <NumberField
          label={say(candidatesTexts.months)}
          description={say(candidatesTexts.monthsHint)}
          value={typed.months}
          isDisabled={!typed.is_on}
          onChange={(months) => {
            put({ months });
            setProblem(undefined);
          }}
          errorMessage={problem}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={save.isPending || effect.isPending}>
            {say(candidatesTexts.savePeriod)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

type Person = Output<typeof listRetained>["records"][number];

const columnsIn = (say: Say): TableColumn<Person>[] => [
  {
    id: "name",
    header: say(candidatesTexts.candidate),
    isRowHeader: true,
    cell: displayName,
    detail: ({ candidate_number }) => candidate_number,
  },
  {
    id: "last",
    header: say(candidatesTexts.lastActivity),
    hideBelow: "sm",
    cell: ({ last_activity_date_time: last, created_date_time }) =>
      datesIn(say.locale).shortDate(last ?? created_date_time),
  },
  {
    id: "erased",
    header: say(candidatesTexts.erasedFrom),
    cell: ({ erasure_date_time }) =>
      erasure_date_time
        ? datesIn(say.locale).shortDate(erasure_date_time)
        : say(candidatesTexts.notWhileHeld),
  },
];

const empty: Record<RetentionGroup, { title: Text; description: Text }> = {
  flagged: {
    title: candidatesTexts.noneDue,
    description: candidatesTexts.noneDueHint,
  },
  held: {
    title: candidatesTexts.noneHeld,
    description: candidatesTexts.noneHeldHint,
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
  const say = useTexts();
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
        what={say(candidatesTexts.candidates)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="md">
      <FilterTabs
        label={say(candidatesTexts.show)}
        value={group}
        items={Object.entries(retentionGroups).map(([id, label]) => ({
          id: id as RetentionGroup,
          label: say(contractText(label)),
        }))}
        onChange={(next) => onChange({ group: next })}
      />
      <Table
        caption={say(contractText(retentionGroups[group]))}
        columns={columnsIn(say)}
        rows={data?.records ?? []}
        getKey={({ id }) => String(id)}
        href={({ id }) => to.candidateEdit({ id })}
        isLoading={!data || isPlaceholderData}
        empty={
          <EmptyState
            level={2}
            icon={<CalendarClock />}
            title={say(empty[group].title)}
            description={say(empty[group].description)}
          />
        }
      />
      <ListPagination state={state} total={data?.total} onChange={onChange} />
    </Stack>
  );
}
