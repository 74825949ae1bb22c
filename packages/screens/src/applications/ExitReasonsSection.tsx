import {
  type ExitReasonGroup,
  listExitReasons,
  reasonsMax,
  saveExitReasons,
} from "@ats/core/applications/reasons-contract";
import type { ExitStatus } from "@ats/core/applications/status";
import type { Output } from "@ats/core/contract/endpoint";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TagField } from "@ats/ui/TagField";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts, type Text as Wording } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { z } from "zod";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import type { InWords } from "../drafts/differences.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { reasonsTexts } from "./reasons-texts.ts";

const DefaultReasonsDialog = lazy(() => import("./DefaultReasonsDialog.tsx"));

const groups: Record<ExitStatus, { title: Wording; description: Wording }> = {
  REJECTED: {
    title: reasonsTexts.toReject,
    description: reasonsTexts.toRejectHint,
  },
  WITHDRAWN: {
    title: reasonsTexts.toWithdraw,
    description: reasonsTexts.toWithdrawHint,
  },
};

/** Edits the company's reasons for rejecting and withdrawing, in two groups. */
export default function ExitReasonsSection() {
  const say = useTexts();
  const query = useEndpoint(listExitReasons, {});
  return (
    <SectionState query={query} title={say(reasonsTexts.loadFailed)}>
      {({ records }) => (
        <Stack gap="lg">
          <Text as="p" tone="muted">
            {say(reasonsTexts.hint)}
          </Text>
          {records.map((group) => (
            <Group key={group.status} saved={group} />
          ))}
        </Stack>
      )}
    </SectionState>
  );
}

const typedSchema = z.object({ labels: z.array(z.string()), version: z.number() });
const inWords = (say: Say): InWords<z.output<typeof typedSchema>> => [
  [say(reasonsTexts.reasons), ({ labels }) => labels.join(", ")],
];

function Group({ saved }: { saved: ExitReasonGroup }) {
  const say = useTexts();
  const { status, labels, version } = saved;
  const queries = useQueryClient();
  const edited = useEditedRecord(
    `exitReasons.${status}`,
    typedSchema,
    { labels, version },
    inWords(say),
  );
  const { typed, change: put } = edited;
  const [isAsked, setAsked] = useState(false);
  const save = useCall(saveExitReasons, {
    onSuccess: (answer) => {
      queries.setQueryData(
        keyOf(listExitReasons, {}),
        (known: Output<typeof listExitReasons> | undefined) =>
          known && {
            records: known.records.map((each) => (each.status === status ? answer : each)),
          },
      );
      edited.takeTheirs();
      showToast({ tone: "positive", title: say(reasonsTexts.saved) });
    },
    onError: (error) => {
      if (error.status === 412)
        void queries.invalidateQueries({ queryKey: keyOf(listExitReasons) });
    },
  });
  const title = say(groups[status].title);
  const description = say(groups[status].description);
  const submit = (next = typed) => {
    if (save.isPending) return;
    save.mutate({ params: { status }, version: next.version, body: { labels: next.labels } });
  };
  return (
    <Card title={title}>
      <Form aria-label={title} onSubmit={() => submit()}>
        <TagField
          label={say(reasonsTexts.reasons)}
          description={`${description} ${say(reasonsTexts.reasonsHint)}`}
          value={typed.labels}
          max={reasonsMax}
          onChange={(next) => put({ labels: next })}
        />
        <NotSaved edited={edited} save={save} what={say(reasonsTexts.theseWere)} submit={submit} />
        <Inline>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            {say(reasonsTexts.save)}
          </Button>
          <Button variant="ghost" onPress={() => setAsked(true)}>
            {say(reasonsTexts.defaultsMenu)}
          </Button>
        </Inline>
      </Form>
      {isAsked && (
        <Suspense>
          <DefaultReasonsDialog
            onClose={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false);
              submit({ ...typed, labels: [] });
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
