import { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { type ReactNode, useId, useState } from "react";
import { z } from "zod";
import { useCall } from "../app/endpoint.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { useDraftState } from "../drafts/draft.ts";
import { BriefingFields } from "./BriefingFields.tsx";
import { CommonFields } from "./CommonFields.tsx";
import { LengthField } from "./LengthField.tsx";
import { useInterviewOptions, useRefreshInterviews } from "./queries.ts";
import { useInvitedToasts } from "../applications/move-toasts.ts";
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

export default function BookingInvitationDialog(props: BookingInvitationDialogProps) {
  const { invited, effect, onClose, onSent } = props;
  const { ids, versions, name } = invited;
  const areSeveral = ids.length > 1;
  const form = useId();
  const options = useInterviewOptions();
  const refresh = useRefreshInterviews();
  const showInvited = useInvitedToasts();
  const [draft, setDraft] = useDraftState(
    `invitation.${areSeveral ? "several" : ids[0]}`,
    typedInvitation,
  );
  const [wasRestored] = useState(draft !== undefined);
  const [blank] = useState(begun);
  const typed = draft ?? blank;
  const [errors, setErrors] = useState<FormError[]>([]);
  const put = (change: Partial<TypedInvitation>) => setDraft({ ...typed, ...change });
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const leave = () => {
    setDraft(undefined);
    onClose();
  };
  const { mutate, isPending, error, data } = useCall(inviteSeveralToBook, {
    onSuccess: async ({ records }) => {
      if (records.every((record) => !record.invited)) return;
      await refresh();
      leave();
      onSent?.();
      showInvited(records, () => setDraft(typed));
    },
  });
  // The typed text stays if no candidate could be invited.
  const problem = error?.message ?? whyNobody(data?.records ?? []);
  const submit = () => {
    const { first_date, last_date, panel, ...fields } = typed;
    const problems: (FormError | false)[] = [
      !typed.title.trim() && { name: "title", message: "Give the interview a name." },
      !first_date && { name: "first_date", message: "Choose a date." },
      !last_date && { name: "last_date", message: "Choose a date." },
      panel.length === 0 && { name: "panel", message: "Choose at least one interviewer." },
    ];
    const found = problems.filter((problem) => problem !== false);
    setErrors(found);
    if (found.length > 0 || isPending || !first_date || !last_date) return;
    mutate({
      body: {
        ids,
        versions,
        invitation: {
          ...fields,
          first_date,
          last_date,
          panel: panel.map(Number),
        },
      },
    });
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Let ${name} choose a time`}
      description={
        areSeveral
          ? "We’ll email each applicant a booking link showing times when everyone is free and within their weekly limit. It works once, expires in 14 days and replaces any earlier link. A booked time is no longer offered to the others, so allow enough days."
          : "We’ll email a booking link showing times when everyone is free and within their weekly limit. It works once, expires in 14 days and replaces any earlier link."
      }
      footer={
        <>
          <Button onPress={leave}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {areSeveral ? "Send links" : "Send link"}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} errors={errors}>
        {wasRestored && draft && (
          <RestoredBanner onDiscard={() => setDraft(undefined)}>
            This is your unsent draft.
          </RestoredBanner>
        )}
        {problem && (
          <Banner tone="critical" title="Not sent">
            {problem}
          </Banner>
        )}
        {effect}
        <CommonFields typed={typed} onChange={put} errors={errors} options={options.data}>
          <Grid columns={2}>
            <DatePicker
              label="First day"
              name="first_date"
              isRequired
              value={typed.first_date}
              onChange={(first_date) => put({ first_date })}
              errorMessage={errorOf("first_date")}
            />
            <DatePicker
              label="Last day"
              name="last_date"
              isRequired
              value={typed.last_date}
              onChange={(last_date) => put({ last_date })}
              errorMessage={errorOf("last_date")}
            />
            <LengthField
              lengths={lengths}
              tell={(minutes) => `${minutes} minutes`}
              value={typed.minutes}
              onChange={(minutes) => put({ minutes })}
            />
          </Grid>
        </CommonFields>
        <BriefingFields
          {...{ typed, errors }}
          onChange={put}
          // Adjustments concern one candidate only.
          hasAdjustments={!areSeveral}
        />
      </Form>
    </Dialog>
  );
}

type Invited = Output<typeof inviteSeveralToBook>["records"];

/** The distinct reasons why nobody was invited; undefined if a candidate was. */
const whyNobody = (records: Invited) =>
  records.every(({ invited }) => !invited)
    ? [...new Set(records.map(({ message }) => message))].join(" ") || undefined
    : undefined;
