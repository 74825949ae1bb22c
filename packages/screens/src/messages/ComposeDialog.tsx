import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import type { MessageChannel } from "@ats/core/mail/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { SplitView } from "@ats/ui/SplitView";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { applicantNames } from "../applications/applicant-names.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { useDraftState } from "../drafts/draft.ts";
import { useUser } from "../session/session.tsx";
import { filesArePending } from "./AttachmentsField.tsx";
import { ComposeFields } from "./ComposeFields.tsx";
import { blankDraft, type ChangeDraft, draftProblem, draftSchema } from "./draft.ts";
import { MessagePreview } from "./MessagePreview.tsx";
import { useSendMessages } from "./useSendMessages.ts";
import { useCanSendTexts } from "./useCanSendTexts.ts";

interface ComposeDialogProps {
  applications: readonly Application[];
  /** The first channel shown. Default: that of the draft. */
  channel?: MessageChannel;
  onClose(): void;
  onSent(): void;
}

const channels = [
  { id: "email" as const, label: "Email" },
  { id: "sms" as const, label: "Text message" },
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
  const form = useId();
  const { email } = useUser();
  const [only] = applications;
  const about = applications.length === 1 && only ? String(only.id) : "bulk";
  const [draft, setDraft] = useDraftState(`message.${about}`, draftSchema);
  const [wasRestored] = useState(draft !== undefined);
  const [blank] = useState(() => blankDraft("email", email));
  const hasTexts = useCanSendTexts();
  // A requested channel takes precedence over the draft's.
  const [asked, setAsked] = useState(channel ?? (hasTexts && draft ? draft.channel : "email"));
  const kept = draft ?? blank;
  const isOther = kept.channel !== asked;
  const typed = { ...kept, channel: asked, ...(isOther && { template_id: null }) };
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormError>();
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
  const sending = useSendMessages();
  const notSent = sending.refused.map(({ id, message }) => ({
    message: nameOf(receivers, id) + message,
  }));
  // The current draft, read after a template has loaded.
  const now = useRef(typed);
  useEffect(() => {
    now.current = typed;
  });
  const change: ChangeDraft = (next) => {
    now.current = { ...now.current, ...(typeof next === "function" ? next(now.current) : next) };
    setDraft(now.current);
    setProblem(undefined);
    sending.forget();
  };
  const submit = async () => {
    const waiting = isPending && typed.channel === "email";
    const found =
      draftProblem(typed) ?? (waiting ? { name: "files", message: filesArePending } : undefined);
    setProblem(found);
    if (found || sending.isPending || receivers.length === 0) return;
    const refused = await sending.send(receivers, typed, () => {
      setDraft(typed);
      setLeft(undefined);
    });
    if (!refused) return;
    if (refused.length > 0) return setLeft(refused);
    setDraft(undefined);
    onSent();
  };
  return (
    <Dialog
      isOpen
      size="xl"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Message to ${applicantNames(receivers)}`}
      footer={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={sending.isPending}
            isDisabled={receivers.length === 0}
          >
            {typed.date || typed.time ? "Send later" : "Send"}
          </Button>
        </>
      }
    >
      <SplitView
        startLabel="Message"
        endLabel="What a person gets"
        ratio="start"
        start={
          <Form id={form} errors={problem ? [problem] : notSent} onSubmit={() => void submit()}>
            {wasRestored && draft && (
              <RestoredBanner onDiscard={() => setDraft(undefined)}>
                This is your unsent draft.
              </RestoredBanner>
            )}
            {hidden > 0 && (
              <Banner tone="info">
                {`${hidden} of ${applications.length} are anonymised and won’t get this message.`}
              </Banner>
            )}
            {hasTexts && (
              <Inline>
                <ToggleButtonGroup
                  label="Send as"
                  value={typed.channel}
                  onChange={(next) => {
                    setAsked(next);
                    change({ channel: next, template_id: null });
                  }}
                  options={channels}
                />
              </Inline>
            )}
            <ComposeFields
              typed={typed}
              problem={problem}
              onChange={change}
              onPending={setPending}
            />
          </Form>
        }
        end={<MessagePreview applications={receivers} draft={typed} />}
      />
    </Dialog>
  );
}

const nameOf = (applications: readonly Application[], id: number) => {
  const application = applications.find((each) => each.id === id);
  return application ? `${displayName(application)}: ` : "";
};
