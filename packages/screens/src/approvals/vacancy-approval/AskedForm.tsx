import { type RequisitionDetails, saveRequisition } from "@ats/core/approvals/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DatePicker } from "@ats/ui/DatePicker";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { MoneyField } from "@ats/ui/MoneyField";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import type { InWords } from "../../drafts/differences.ts";
import { NotSaved } from "../../drafts/NotSaved.tsx";
import { useEditedRecord } from "../../drafts/useEditedRecord.ts";
import { sayAmount } from "../say-amount.ts";
import { useRefreshRequests } from "../useDecide.ts";
import { approvalPageTexts } from "./texts.ts";

const typedSchema = z.object({
  justification: z.string(),
  cost_centre: z.string(),
  budget: z.number().nullable(),
  start_day: z.string().nullable(),
  version: z.number(),
});
type Typed = z.output<typeof typedSchema>;

const inWords = (say: Say, currency: string): InWords<Typed> => [
  [say(approvalPageTexts.justification), ({ justification }) => justification],
  [say(approvalPageTexts.cost_centre), ({ cost_centre }) => cost_centre],
  [
    say(approvalPageTexts.budget),
    ({ budget }) => (budget === null ? "" : sayAmount(say, budget, currency)),
  ],
  [say(approvalPageTexts.start_day), ({ start_day }) => start_day ?? ""],
];

interface AskedFormProps {
  /** Id of the job. */
  job: number;
  request: RequisitionDetails;
}

/** Edits what the request says beside the job: why, from which budget and from when. */
export function AskedForm({ job, request: { asked, currency, version } }: AskedFormProps) {
  const say = useTexts();
  const refresh = useRefreshRequests();
  const edited = useEditedRecord(
    `requisition.${job}`,
    typedSchema,
    {
      justification: asked.justification ?? "",
      cost_centre: asked.cost_centre ?? "",
      budget: asked.budget,
      start_day: asked.start_day,
      version,
    },
    inWords(say, currency),
  );
  const { typed, change } = edited;
  const save = useCall(saveRequisition, {
    onSuccess: () => {
      edited.takeTheirs();
      refresh();
      showToast({ tone: "positive", title: say(approvalPageTexts.saved) });
    },
    onError: ({ status }) => {
      if (status === 412) refresh();
    },
  });
  const submit = ({ version: seen, ...body }: Typed = typed) =>
    save.mutate({ params: { id: job }, body, version: seen });
  return (
    <Card level={2} title={say(approvalPageTexts.details)}>
      <Form aria-label={say(approvalPageTexts.details)} onSubmit={() => submit()}>
        <TextArea
          label={say(approvalPageTexts.justification)}
          maxLength={2000}
          value={typed.justification}
          onChange={(justification) => change({ justification })}
        />
        <Grid columns={3}>
          <TextField
            label={say(approvalPageTexts.cost_centre)}
            maxLength={40}
            value={typed.cost_centre}
            onChange={(cost_centre) => change({ cost_centre })}
          />
          <MoneyField
            label={say(approvalPageTexts.budget)}
            currency={currency}
            trailingZeroDisplay="stripIfInteger"
            minValue={0}
            value={typed.budget}
            onChange={(budget) => change({ budget })}
          />
          <DatePicker
            label={say(approvalPageTexts.start_day)}
            value={typed.start_day}
            onChange={(start_day) => change({ start_day })}
          />
        </Grid>
        <NotSaved
          edited={edited}
          save={save}
          what={say(approvalPageTexts.theRequestWas)}
          submit={submit}
        />
        {edited.differences.length > 0 && (
          <Inline justify="end">
            <Button type="submit" isPending={save.isPending}>
              {say(approvalPageTexts.save)}
            </Button>
          </Inline>
        )}
      </Form>
    </Card>
  );
}
