import { inviteToBook } from "@ats/core/interviews/booking-contract";
import { type InterviewType, interviewTypeLabels } from "@ats/core/interviews/interview";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useId, useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { useInterviewOptions, useRefreshInterviews } from "./queries.ts";

interface BookingInvitationDialogProps {
  application: { id: number; name: string };
  onClose(): void;
}

const day = 24 * 60 * 60_000;
const dateAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const begun = () => ({
  title: "Interview",
  type: "VIDEO" as InterviewType,
  minutes: "45",
  first_date: dateAfter(1) as string | null,
  last_date: dateAfter(8) as string | null,
  panel: [] as string[],
  room: "",
  video_link: "",
});

/** Lets the candidate choose when the interview is: a link by mail to the times at which all are free. */
export default function BookingInvitationDialog(props: BookingInvitationDialogProps) {
  const { application, onClose } = props;
  const form = useId();
  const options = useInterviewOptions();
  const refresh = useRefreshInterviews();
  const [typed, setTyped] = useState(begun);
  const [errors, setErrors] = useState<FormError[]>([]);
  const put = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const { mutate, isPending, error } = useCall(inviteToBook, {
    onSuccess: async () => {
      await refresh();
      onClose();
      showToast({ tone: "positive", title: `${application.name} may choose a time` });
    },
  });
  const submit = () => {
    const { first_date, last_date, minutes, panel, ...fields } = typed;
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
      params: { id: application.id },
      body: {
        ...fields,
        first_date,
        last_date,
        minutes: Number(minutes),
        panel: panel.map(Number),
        questions: "",
      },
    });
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Let ${application.name} choose a time`}
      description="A link goes out by mail. It shows when the whole panel is free, and is good for one booking within 14 days."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            Send the link
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} errors={errors}>
        {error && (
          <Banner tone="critical" title="Not sent">
            {error.message}
          </Banner>
        )}
        <Grid columns={2}>
          <TextField
            label="Name"
            name="title"
            isRequired
            value={typed.title}
            onChange={(title) => put({ title })}
            errorMessage={errorOf("title")}
          />
          <Select<InterviewType>
            label="How"
            options={Object.entries(interviewTypeLabels).map(([id, label]) => ({
              id: id as InterviewType,
              label,
            }))}
            value={typed.type}
            onChange={(type) => put({ type })}
          />
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
          <Select
            label="Length"
            options={["15", "30", "45", "60", "90", "120"].map((id) => ({
              id,
              label: `${id} minutes`,
            }))}
            value={typed.minutes}
            onChange={(minutes) => put({ minutes })}
          />
          <ComboBox
            label="Room"
            allowsCustomValue
            options={(options.data?.rooms ?? []).map((room) => ({ id: room, label: room }))}
            inputValue={typed.room}
            onInputChange={(room) => put({ room })}
          />
        </Grid>
        <MultiSelect
          label="Interviewers"
          name="panel"
          isRequired
          options={(options.data?.people ?? []).map(({ id, first_name, last_name }) => ({
            id: String(id),
            label: `${first_name} ${last_name}`,
          }))}
          value={typed.panel}
          onChange={(panel) => put({ panel })}
          errorMessage={errorOf("panel")}
        />
        <TextField
          label="Video link"
          type="url"
          placeholder="https://"
          value={typed.video_link}
          onChange={(video_link) => put({ video_link })}
        />
      </Form>
    </Dialog>
  );
}
