import { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { type ReactNode, useId, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { useForm } from "../forms/useForm.ts";
import { BriefingFields } from "./BriefingFields.tsx";
import { CommonFields } from "./CommonFields.tsx";
import { LengthField } from "./LengthField.tsx";
import { useInterviewOptions, useRefreshInterviews } from "./queries.ts";
import { useInvitedToasts } from "./invited-toasts.ts";
import { typedCommon } from "./typed-interview.ts";

interface BookingInvitationDialogProps {
  /** The applications to invite, with the versions that the user saw. */
  invited: { ids: number[]; versions?: number[]; name: string };
  /** Explains the result for several applications. */
  effect?: ReactNode;
  onClose(): void;
  onSent?(): void;
}

const day = 24 * 60 * 60_000;
const dateAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const lengths = [15, 30, 45, 60, 90, 120];

const typedInvitation = typedCommon.extend({
  questions: z.string().default(""),
  adjustments: z.string().default(""),
  first_date: z.string().nullable(),
  last_date: z.string().nullable(),
});
type TypedInvitation = z.output<typeof typedInvitation>;

const begun = (): TypedInvitation => ({
  title: "Interview",
  type: "VIDEO",
  minutes: 45,
  first_date: dateAfter(1),
  last_date: dateAfter(8),
  panel: [],
  room: "",
  video_link: "",
  questions: "",
  adjustments: "",
});

/**
 * Sends each candidate a link to book their own interview at a time when everyone is free. Quality
 * R4.
 */
export default function BookingInvitationDialog(props: BookingInvitationDialogProps) {
  const { invited, effect, onClose, onSent } = props;
  const { ids, versions, name } = invited;
  const areSeveral = ids.length > 1;
  const formId = useId();
  const { client } = useAts();
  const options = useInterviewOptions();
  const refresh = useRefreshInterviews();
  const showInvited = useInvitedToasts();
  const draft = useDraftState(`invitation.${areSeveral ? "several" : ids[0]}`, typedInvitation);
  const [saved] = useState(begun);
  const form = useForm({
    draft,
    saved,
    check: missing,
    async save(typed) {
      const { first_date, last_date, panel, ...fields } = typed;
      const dates = { first_date: String(first_date), last_date: String(last_date) };
      const invitation = { ...fields, ...dates, panel: panel.map(Number) };
      const { records } = await client.call(inviteSeveralToBook, {
        body: { ids, versions, invitation },
      });
      // The typed text stays if no candidate could be invited.
      if (records.every(({ invited }) => !invited)) throw new Error(whyNobody(records));
      await refresh();
      onClose();
      onSent?.();
      const [, setDraft] = draft;
      showInvited(records, () => setDraft(typed));
    },
  });
  const leave = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Send ${name} a booking link`}
      description={
        areSeveral
          ? "We’ll email each applicant a booking link showing times when everyone is free and within their weekly limit. It works once, expires in 14 days and replaces any earlier link. A booked time is no longer offered to the others, so allow enough days."
          : "We’ll email a booking link showing times when everyone is free and within their weekly limit. It works once, expires in 14 days and replaces any earlier link."
      }
      footer={
        <>
          <Button onPress={leave}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {areSeveral ? "Send links" : "Send link"}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} errors={form.errors}>
        <FormNotices form={form} restored="This is your unsent draft." failed="Not sent" />
        {effect}
        <CommonFields form={form} options={options.data}>
          <Grid columns={2}>
            <DatePicker label="First day" isRequired {...form.field("first_date")} />
            <DatePicker label="Last day" isRequired {...form.field("last_date")} />
            <LengthField
              lengths={lengths}
              labelOf={(minutes) => `${minutes} minutes`}
              value={form.typed.minutes}
              onChange={(minutes) => form.change({ minutes })}
            />
          </Grid>
        </CommonFields>
        {/* Adjustments concern one candidate only. */}
        <BriefingFields form={form} hasAdjustments={!areSeveral} />
      </Form>
    </Dialog>
  );
}

type Invited = Output<typeof inviteSeveralToBook>["records"];

/** Why nobody was invited, each reason once. */
const whyNobody = (records: Invited) =>
  [...new Set(records.map(({ message }) => message))].join(" ");

/** Missing values by field. */
const missing = ({ title, first_date, last_date, panel }: TypedInvitation): FormError[] =>
  [
    !title.trim() && { name: "title", message: "Give the interview a name." },
    !first_date && { name: "first_date", message: "Choose a date." },
    !last_date && { name: "last_date", message: "Choose a date." },
    panel.length === 0 && { name: "panel", message: "Choose at least one interviewer." },
  ].filter((error) => error !== false);
