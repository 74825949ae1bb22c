import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import type { MessageChannel } from "@ats/core/mail/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { SplitView } from "@ats/ui/SplitView";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useMemo, useState } from "react";
import { applicantNames } from "../applications/applicant-names.ts";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { FieldErrors } from "../forms/field-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { useUser } from "../session/session.tsx";
import { attachmentTexts } from "./attachment-texts.ts";
import { ComposeFields } from "./ComposeFields.tsx";
import { composeTexts } from "./compose-texts.ts";
import { blankDraft, draftProblem, draftSchema } from "./draft.ts";
import { MessagePreview } from "./MessagePreview.tsx";
import { useCanSendTexts } from "./useCanSendTexts.ts";
import { useSendMessages } from "./useSendMessages.ts";
import { useTemplateChoice } from "./useTemplateChoice.ts";

interface ComposeDialogProps {
  applications: readonly Application[];
  /** The first channel shown. Default: that of the draft. */
  channel?: MessageChannel;
  onClose(): void;
  onSent(): void;
}

const channels = [
  { id: "email" as const, label: composeTexts.email },
  { id: "sms" as const, label: composeTexts.textMessage },
];

/**
 * A form for a message to applicants, with templates, a preview and a send time. The draft is kept
 * until it is sent. Specification §5, Email sending; Quality R3, R4, U8.
 */
export default function ComposeDialog({
  applications,
  channel,
  onClose,
  onSent,
}: ComposeDialogProps) {
  const say = useTexts();
  const formId = useId();
  const { email } = useUser();
  const [only] = applications;
  const about = applications.length === 1 && only ? String(only.id) : "bulk";
  const draft = useDraftState(`message.${about}`, draftSchema);
  const [stored, setDraft] = draft;
  const [blank] = useState(() => blankDraft("email", email));
  const hasTexts = useCanSendTexts();
  // A requested channel takes precedence over the draft's.
  const [asked, setAsked] = useState(channel ?? (hasTexts && stored ? stored.channel : "email"));
  const [isPending, setPending] = useState(false);
  // Ids of recipients who did not get the message when others did.
  const [left, setLeft] = useState<readonly number[]>();
  const receivers = useMemo(
    () =>
      applications.filter(
        ({ id, anonymised_row }) => !anonymised_row && (left?.includes(id) ?? true),
      ),
    [applications, left],
  );
  const hidden = applications.filter(({ anonymised_row }) => anonymised_row).length;
  const send = useSendMessages();
  const form = useForm({
    draft,
    saved: { ...blank, channel: asked },
    restore: (before) => ({
      ...before,
      channel: asked,
      template_id: before.channel === asked ? before.template_id : null,
    }),
    check(typed) {
      const waiting = isPending && typed.channel === "email";
      const problem =
        draftProblem(say, typed) ??
        (waiting && { name: "files", message: say(attachmentTexts.pending) });
      return problem ? [problem] : [];
    },
    async save(typed, intentOf) {
      const onUndone = () => {
        setDraft(typed);
        setLeft(undefined);
      };
      const notSent = await send({
        applications: receivers,
        draft: typed,
        intentOf,
        onUndone,
      }).catch(toSummary);
      if (notSent.length === 0) return onSent();
      if (notSent.length < receivers.length) setLeft(notSent.map(({ id }) => id));
      throw new FieldErrors(
        notSent.map(({ id, message }) => ({ message: nameOf(receivers, id) + message })),
      );
    },
  });
  const { typed } = form;
  const template = useTemplateChoice(form);
  return (
    <Dialog
      isOpen
      size="xl"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(composeTexts.title, { applicants: applicantNames(say, receivers) })}
      footer={
        <>
          <Button onPress={onClose}>{say(words.close)}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={form.isSaving || template.isReading}
            isDisabled={receivers.length === 0}
          >
            {typed.date || typed.time ? say(composeTexts.sendLater) : say(composeTexts.send)}
          </Button>
        </>
      }
    >
      <SplitView
        startLabel={say(composeTexts.message)}
        endLabel={say(composeTexts.forPerson)}
        ratio="start"
        start={
          <Form id={formId} errors={form.errors} onSubmit={form.submit}>
            <FormNotices form={form} restored={say(composeTexts.unsentDraft)} />
            {hidden > 0 && (
              <Banner tone="info">
                {say(composeTexts.hiddenReceivers, { hidden, count: applications.length })}
              </Banner>
            )}
            {hasTexts && (
              <Inline>
                <ToggleButtonGroup
                  label={say(composeTexts.sendAs)}
                  value={typed.channel}
                  onChange={(next) => {
                    setAsked(next);
                    template.choose(null);
                    form.change({ channel: next });
                  }}
                  options={channels.map(({ id, label }) => ({ id, label: say(label) }))}
                />
              </Inline>
            )}
            <ComposeFields {...{ form, template }} onPending={setPending} />
          </Form>
        }
        end={<MessagePreview applications={receivers} draft={typed} />}
      />
    </Dialog>
  );
}

/** Shows a refusal in the summary, which takes the focus. */
const toSummary = ({ message }: Error): never => {
  throw new FieldErrors([{ message }]);
};

const nameOf = (applications: readonly Application[], id: number) => {
  const application = applications.find((each) => each.id === id);
  return application ? `${displayName(application)}: ` : "";
};
