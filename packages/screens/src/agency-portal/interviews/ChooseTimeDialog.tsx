import {
  bookSubmissionInterview,
  type SubmissionInvitation,
} from "@ats/core/agency-portal/interviews-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useIntents } from "../../app/useIntents.ts";
import { useDates } from "../../dates/useDates.ts";
import type { SubmissionParams } from "./submission-params.ts";
import { interviewDialogTexts as here } from "./texts.ts";

interface ChooseTimeDialogProps {
  params: SubmissionParams;
  invitation: SubmissionInvitation;
  onClose(): void;
}

/** Books one of the offered times for a candidate. */
export default function ChooseTimeDialog({ params, invitation, onClose }: ChooseTimeDialogProps) {
  const say = useTexts();
  const formId = useId();
  const queries = useQueryClient();
  const intentOf = useIntents();
  const { write } = useDates();
  const { id, slots, time_zone: timeZone } = invitation;
  const byDay = Map.groupBy(slots, (slot) =>
    write({ weekday: "long", day: "numeric", month: "long", timeZone }, slot),
  );
  const [chosenDay, setDay] = useState<string>();
  const day = chosenDay && byDay.has(chosenDay) ? chosenDay : [...byDay.keys()][0];
  const [start, setStart] = useState<string | null>(null);
  const [errors, setErrors] = useState<FormError[]>([]);
  const times = (day && byDay.get(day)) || [];
  const chosen = times.find((slot) => slot === start) ?? null;
  const booking = useCall(bookSubmissionInterview, {
    onSuccess: () => {
      showToast({ tone: "positive", title: say(here.booked) });
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const submit = () => {
    setErrors(chosen ? [] : [{ name: "time", message: say(here.timeMissing) }]);
    if (!chosen || booking.isPending) return;
    const body = { start_date_time: chosen };
    booking.mutate({
      params: { ...params, invitation_id: id },
      body,
      idempotencyKey: intentOf(body),
    });
  };
  return (
    <Dialog
      isOpen
      title={say(here.chooseTitle)}
      description={say(here.chooseHint, { zone: timeZone.replaceAll("_", " ") })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={booking.isPending}>
            {say(here.book)}
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={say(here.chooseTitle)} errors={errors} onSubmit={submit}>
        {booking.error && (
          <Banner tone="critical" title={say(here.notBooked)}>
            {booking.error.message}
          </Banner>
        )}
        <Select
          label={say(here.day)}
          options={[...byDay.keys()].map((each) => ({ id: each, label: each }))}
          value={day ?? null}
          onChange={(next) => {
            setDay(next);
            setStart(null);
          }}
        />
        <RadioGroup
          label={say(here.time)}
          name="time"
          orientation="horizontal"
          value={chosen}
          onChange={(slot) => {
            setStart(slot);
            setErrors([]);
          }}
          options={times.map((slot) => ({
            id: slot,
            label: write({ hour: "2-digit", minute: "2-digit", timeZone }, slot),
          }))}
        />
      </Form>
    </Dialog>
  );
}
