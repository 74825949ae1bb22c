import { decisionInput, decisionMinLength, disputeTextMaxLength } from "@ats/core/agencies/dispute";
import { type Dispute, decideDispute } from "@ats/core/agencies/disputes-contract";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { disputeDialogTexts } from "./dialog-texts.ts";
import { DisputeFormDialog } from "./DisputeFormDialog.tsx";
import { useRefreshDisputes } from "./useRefreshDisputes.ts";

const day = z.string().nullable();
const typedDecision = z.object({ owns: z.string(), from: day, until: day, reason: z.string() });

interface DecideDialogProps {
  dispute: Dispute;
  /** The first days that a decision can give. */
  earliest: string;
  today: string;
  onClose(): void;
}

/** Decides whose the candidate is, with a reason. */
export default function DecideDialog({ dispute, earliest, today, onClose }: DecideDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshDisputes();
  const { id, agency, submission_id } = dispute;
  const inputOf = ({ owns, from, until, reason }: z.output<typeof typedDecision>) => ({
    owns: owns ? owns === "OWNS" : undefined,
    reason,
    ...(owns === "OWNS" && { from, until }),
  });
  return (
    <DisputeFormDialog
      title={say(disputeDialogTexts.decideTitle)}
      description={say(disputeDialogTexts.decideHint)}
      submitLabel={say(disputeDialogTexts.decideNow)}
      failed={say(disputeDialogTexts.notDecided)}
      done={say(disputeDialogTexts.decided)}
      name={`${id}.decision`}
      schema={typedDecision}
      empty={{ owns: "", from: earliest, until: null, reason: "" }}
      check={(typed) => errorsOf(decisionInput, inputOf(typed))}
      save={(typed, intentOf) => {
        const body = decisionInput.parse(inputOf(typed));
        const idempotencyKey = intentOf(body);
        return client.call(decideDispute, { params: { id }, body, idempotencyKey });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {({ typed, field }) => (
        <>
          <RadioGroup
            label={say(disputeDialogTexts.decision)}
            isRequired
            options={[
              {
                id: "OWNS",
                label: say(
                  submission_id === null ? disputeDialogTexts.mayOwn : disputeDialogTexts.owns,
                  { agency },
                ),
              },
              { id: "OWNS_NOT", label: say(disputeDialogTexts.ownsNot, { agency }) },
            ]}
            {...field("owns")}
          />
          {typed.owns === "OWNS" && (
            <Grid columns={2}>
              <DatePicker
                label={say(disputeDialogTexts.from)}
                isRequired
                minValue={earliest}
                maxValue={today}
                {...field("from")}
              />
              <DatePicker label={say(disputeDialogTexts.until)} isRequired {...field("until")} />
            </Grid>
          )}
          <TextArea
            label={say(disputeDialogTexts.reason)}
            description={say(disputeDialogTexts.reasonHint, { count: decisionMinLength })}
            isRequired
            rows={4}
            maxLength={disputeTextMaxLength}
            {...field("reason")}
          />
        </>
      )}
    </DisputeFormDialog>
  );
}
