import type { Output } from "@ats/core/contract/endpoint";
import { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { type ReactNode, useId, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { useForm } from "../forms/useForm.ts";
import { BriefingFields } from "./BriefingFields.tsx";
import { CommonFields } from "./CommonFields.tsx";
import { useInvitedToasts } from "./invited-toasts.ts";
import { LengthField } from "./LengthField.tsx";
import { useInterviewOptions, useRefreshInterviews } from "./queries.ts";
import { interviewsTexts } from "./texts.ts";
import { placeOf, typedCommon } from "./typed-interview.ts";

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

const begun = (say: Say): TypedInvitation => ({
  title: say(interviewsTexts.interview),
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
  const say = useTexts();
  const { invited, effect, onClose, onSent } = props;
  const { ids, versions, name } = invited;
  const areSeveral = ids.length > 1;
  const formId = useId();
  const { client } = useAts();
  const options = useInterviewOptions();
  const refresh = useRefreshInterviews();
  const showInvited = useInvitedToasts();
  const draft = useDraftState(`invitation.${areSeveral ? "several" : ids[0]}`, typedInvitation);
  const [saved] = useState(() => begun(say));
  const form = useForm({
    draft,
    saved,
    check: (typed) => missing(say, typed),
    async save(typed) {
      const { first_date, last_date, panel, ...fields } = typed;
      const dates = { first_date: String(first_date), last_date: String(last_date) };
      const invitation = { ...fields, ...placeOf(typed), ...dates, panel: panel.map(Number) };
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
      title={say(interviewsTexts.offerTitle, { name })}
      description={
        areSeveral ? say(interviewsTexts.offerSeveralHint) : say(interviewsTexts.offerHint)
      }
      footer={
        <>
          <Button onPress={leave}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {areSeveral ? say(interviewsTexts.sendLinks) : say(interviewsTexts.sendLink)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} errors={form.errors}>
        <FormNotices
          form={form}
          restored={say(interviewsTexts.unsentDraft)}
          failed={say(interviewsTexts.notSent)}
        />
        {effect}
        <CommonFields form={form} options={options.data}>
          <Grid columns={2}>
            <DatePicker
              label={say(interviewsTexts.firstDay)}
              isRequired
              {...form.field("first_date")}
            />
            <DatePicker
              label={say(interviewsTexts.lastDay)}
              isRequired
              {...form.field("last_date")}
            />
            <LengthField
              lengths={lengths}
              labelOf={(minutes) => say(interviewsTexts.minutes, { count: minutes })}
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
const missing = (say: Say, { title, first_date, last_date, panel }: TypedInvitation): FormError[] =>
  [
    !title.trim() && { name: "title", message: say(interviewsTexts.nameMissing) },
    !first_date && { name: "first_date", message: say(interviewsTexts.dateMissing) },
    !last_date && { name: "last_date", message: say(interviewsTexts.dateMissing) },
    panel.length === 0 && { name: "panel", message: say(interviewsTexts.panelMissing) },
  ].filter((error) => error !== false);
