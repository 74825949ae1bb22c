import {
  answerInterview,
  declineOfferedTimes,
  interviewAnswer,
  type SubmissionInterview,
  type SubmissionInvitation,
} from "@ats/core/agency-portal/interviews-contract";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import type { SubmissionParams } from "./submission-params.ts";
import { interviewCardTexts, interviewDialogTexts as here } from "./texts.ts";

export type WordsAbout =
  | { kind: "another" | "decline"; interview: SubmissionInterview }
  | { kind: "none"; invitation: SubmissionInvitation };

interface WordsDialogProps {
  params: SubmissionParams;
  client: string;
  about: WordsAbout;
  onClose(): void;
}

const typedSchema = z.object({ text: z.string() });

const textsOf = {
  another: { title: here.anotherTitle, label: here.anotherLabel, send: here.send },
  decline: { title: here.declineTitle, label: here.declineLabel, send: here.declineNow },
  none: { title: here.noneTitle, label: here.anotherLabel, send: here.send },
};

/** Declines an interview for a candidate, or asks for another time. */
export default function WordsDialog({ params, client: name, about, onClose }: WordsDialogProps) {
  const say = useTexts();
  const formId = useId();
  const { client } = useAts();
  const queries = useQueryClient();
  const { title, label, send } = textsOf[about.kind];
  const answer = about.kind === "decline" ? ("DECLINED" as const) : ("ANOTHER_TIME" as const);
  const of = about.kind === "none" ? about.invitation.id : about.interview.id;
  const start_date_time =
    about.kind === "none" ? new Date(0).toISOString() : about.interview.start_date_time;
  const form = useForm({
    draft: useDraftState(`interviewAnswer.${params.client_id}.${about.kind}.${of}`, typedSchema),
    saved: { text: "" },
    check: ({ text }) => errorsOf(interviewAnswer, { text, answer, start_date_time }),
    async save({ text }, intentOf) {
      if (about.kind === "none")
        await client.call(declineOfferedTimes, {
          params: { ...params, invitation_id: about.invitation.id },
          body: { text },
          idempotencyKey: intentOf({ text }),
        });
      else {
        const body = { text, answer, start_date_time };
        await client.call(answerInterview, {
          params: { ...params, interview_id: about.interview.id },
          body,
          idempotencyKey: intentOf(body),
        });
      }
      void queries.invalidateQueries();
      const sent = answer === "DECLINED" ? here.declined : here.sent;
      showToast({ tone: "positive", title: say(sent, { client: name }) });
      onClose();
    },
    onRefused: () => queries.invalidateQueries(),
  });
  return (
    <Dialog
      isOpen
      title={say(title)}
      description={say(about.kind === "none" ? here.hintOffered : here.hint, { client: name })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={formId}
            variant={answer === "DECLINED" ? "danger" : "primary"}
            isPending={form.isSaving}
          >
            {say(send)}
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={say(title)} errors={form.errors} onSubmit={form.submit}>
        <FormNotices form={form} failed={say(interviewCardTexts.failed)} />
        <TextArea label={say(label)} rows={4} maxLength={2000} isRequired {...form.field("text")} />
      </Form>
    </Dialog>
  );
}
