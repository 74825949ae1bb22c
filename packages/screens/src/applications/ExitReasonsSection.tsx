import {
  listExitReasons,
  reasonsMax,
  saveExitReasons,
} from "@ats/core/applications/reasons-contract";
import { type ExitStatus, exitStatuses } from "@ats/core/applications/status";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TagField } from "@ats/ui/TagField";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";

const UsualReasonsDialog = lazy(() => import("./UsualReasonsDialog.tsx"));

const groups: Record<ExitStatus, { title: string; description: string }> = {
  REJECTED: {
    title: "Reasons to reject",
    description: "What your company can say when it ends an application.",
  },
  WITHDRAWN: {
    title: "Reasons to withdraw",
    description: "What a candidate's withdrawal can be put down to.",
  },
};

/** The company's own reasons for an application's end, in two groups. */
export default function ExitReasonsSection() {
  const query = useEndpoint(listExitReasons, {});
  return (
    <SectionState query={query} title="The reasons could not be loaded">
      {({ records }) => (
        <Stack gap="lg">
          <Text as="p" tone="muted">
            Applications that have ended keep the reason they were given.
          </Text>
          {exitStatuses.map((status) => {
            const saved = records.filter((each) => each.status === status).map(labelOf);
            return <Group key={`${status} ${saved.join("\n")}`} status={status} saved={saved} />;
          })}
        </Stack>
      )}
    </SectionState>
  );
}

const labelOf = ({ label }: { label: string }) => label;

function Group({ status, saved }: { status: ExitStatus; saved: string[] }) {
  const queries = useQueryClient();
  const [labels, setLabels] = useState(saved);
  const [isAsked, setAsked] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listExitReasons) });
  const save = useCall(saveExitReasons, {
    onSuccess: () => {
      void refresh();
      showToast({ tone: "positive", title: "The reasons are saved" });
    },
  });
  const { title, description } = groups[status];
  const send = (next: string[]) => {
    if (!save.isPending) save.mutate({ body: { status, before: saved, labels: next } });
  };
  return (
    <Card title={title}>
      <Form aria-label={title} onSubmit={() => send(labels)}>
        {save.error && (
          <Banner
            tone="critical"
            actions={
              save.error.status === 412 && (
                <Button size="sm" onPress={() => void refresh()}>
                  Show what is saved now
                </Button>
              )
            }
          >
            {save.error.message}
          </Banner>
        )}
        <TagField
          label="Reasons"
          description={`${description} Write one and press Enter; they are offered in this order.`}
          value={labels}
          max={reasonsMax}
          onChange={setLabels}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            Save the reasons
          </Button>
          <Button variant="ghost" onPress={() => setAsked(true)}>
            Use the usual ones…
          </Button>
        </Inline>
      </Form>
      {isAsked && (
        <Suspense>
          <UsualReasonsDialog
            onClose={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false);
              send([]);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
