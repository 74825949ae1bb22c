import {
  getCheckSettings,
  getRightToWork,
  type RightToWork,
  saveEmployment,
} from "@ats/core/checks/contract";
import { copiesKeptUntil, dayOf } from "@ats/core/checks/right-to-work";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { DatePicker } from "@ats/ui/DatePicker";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { datesIn } from "../dates/dates.ts";
import { useDates } from "../dates/useDates.ts";
import type { InWords } from "../drafts/differences.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { checksTexts } from "./texts.ts";

const typedSchema = z.object({
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  version: z.number(),
});
type Dates = z.output<typeof typedSchema>;

function inWords(say: Say): InWords<Dates> {
  const { shortDate } = datesIn(say.locale);
  return [
    [say(checksTexts.workBegins), ({ start_date }) => (start_date ? shortDate(start_date) : "")],
    [say(checksTexts.workEnded), ({ end_date }) => (end_date ? shortDate(end_date) : "")],
  ];
}

interface EmploymentFormProps {
  /** The application's. */
  id: number;
  standing: RightToWork;
}

/** Edits the first and last day of employment, on which checks and their copies depend. */
export function EmploymentForm({ id, standing }: EmploymentFormProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const queries = useQueryClient();
  const key = keyOf(getRightToWork, { params: { id } });
  const { start_date, end_date, version } = standing;
  const edited = useEditedRecord(
    `employment.${id}`,
    typedSchema,
    { start_date, end_date, version },
    inWords(say),
  );
  const { typed, change: put } = edited;
  const save = useCall(saveEmployment, {
    onSuccess: (saved) => {
      queries.setQueryData(key, saved);
      edited.takeTheirs();
      showToast({ tone: "positive", title: say(checksTexts.datesSaved) });
    },
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: key });
    },
  });
  const [asked, ask] = useState<Dates>();
  const [today] = useState(() => dayOf(new Date()));
  const hasCopies = standing.checks.some(({ evidence }) => evidence.length > 0);
  const { data: settings } = useEndpoint(getCheckSettings, {}, { enabled: hasCopies });
  const keptWith = ({ end_date }: Dates) => settings && copiesKeptUntil(end_date, settings);
  const send = ({ version, ...body }: Dates) => {
    ask(undefined);
    save.mutate({ params: { id }, body, version });
  };
  const submit = (dates = typed) => {
    const until = keptWith(dates);
    if (hasCopies && until && until < today) ask(dates);
    else send(dates);
  };
  return (
    <Form aria-label={say(checksTexts.employment)} gap="sm" onSubmit={() => submit()}>
      <Grid columns={2}>
        <DatePicker
          label={say(checksTexts.workBegins)}
          value={typed.start_date}
          onChange={(start_date) => put({ start_date })}
        />
        <DatePicker
          label={say(checksTexts.workEnded)}
          value={typed.end_date}
          onChange={(end_date) => put({ end_date })}
        />
      </Grid>
      {standing.kept_until && (
        <Text size="sm" tone="muted">
          {say(checksTexts.keptUntil, { day: shortDate(standing.kept_until) })}
        </Text>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={say(checksTexts.destroyTitle)}
          confirmLabel={say(checksTexts.destroyConfirm)}
          onConfirm={() => send(asked)}
          onCancel={() => ask(undefined)}
          onOpenChange={(isOpen) => !isOpen && ask(undefined)}
        >
          {say(checksTexts.destroyHint, { day: shortDate(keptWith(asked) ?? "") })}
        </ConfirmDialog>
      )}
      <NotSaved edited={edited} save={save} what={say(checksTexts.datesWere)} submit={submit} />
      {edited.differences.length > 0 && (
        <Inline justify="end">
          <Button type="submit" isPending={save.isPending}>
            {say(checksTexts.saveDates)}
          </Button>
        </Inline>
      )}
    </Form>
  );
}
