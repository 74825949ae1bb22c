import { sendEnvelope } from "@ats/core/documents/contract";
import { type Envelope, reminderDays, signingDays } from "@ats/core/documents/envelope";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { NumberField } from "@ats/ui/NumberField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useId, useState } from "react";
import { differencesIn } from "../drafts/differences.ts";
import { inWords } from "./typed-envelope.ts";
import { useEnvelopeCall } from "./queries.ts";
import { changedMeanwhile, useSeenVersion } from "./useSeenVersion.ts";

const wordsOf = ({ kind, title, text }: Envelope) => ({ kind, title, text: text ?? "" });

interface SendDialogProps {
  envelope: Envelope;
  onClose(): void;
}

/** Asks how long the document can be signed, then sends it. */
export function SendDialog({ envelope, onClose }: SendDialogProps) {
  const form = useId();
  const [days, setDays] = useState<number | null>(signingDays.usual);
  const isWrong = days === null || days < signingDays.least || days > signingDays.most;
  const [isTried, setTried] = useState(false);
  const { seen, isStale, see } = useSeenVersion(envelope);
  const { mutate, isPending, error } = useEnvelopeCall(sendEnvelope, () => {
    showToast({ tone: "positive", title: "Document sent" });
    onClose();
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Send “${envelope.title}”`}
      description="We’ll email the candidate a personal link to read the document, then sign or decline. It can’t be changed once sent."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={isPending}
            isDisabled={isStale && !isPending}
          >
            Send
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          setTried(true);
          if (!isWrong) mutate({ params: { id: seen.id }, body: { days }, version: seen.version });
        }}
      >
        {isStale && !isPending ? (
          <Banner
            tone="warning"
            title={changedMeanwhile}
            actions={
              <Button size="sm" onPress={see}>
                Continue with the changed document
              </Button>
            }
          >
            <DescriptionList
              items={differencesIn(inWords, wordsOf(seen), wordsOf(envelope)).map(
                ({ term, mine, theirs }) => ({
                  term,
                  description: (
                    <Stack gap="xxs">
                      <Text preserveLines>Before: {mine}</Text>
                      <Text preserveLines>Now: {theirs}</Text>
                    </Stack>
                  ),
                }),
              )}
            />
          </Banner>
        ) : (
          error &&
          error.status !== 412 && (
            <Banner tone="critical" title="Not sent">
              {error.message}
            </Banner>
          )
        )}
        <NumberField
          label="Days to sign"
          description={`We’ll send one reminder after ${reminderDays} days.`}
          value={days}
          minValue={signingDays.least}
          maxValue={signingDays.most}
          onChange={setDays}
          {...(isTried &&
            isWrong && {
              errorMessage: `Choose from ${signingDays.least} to ${signingDays.most} days.`,
            })}
        />
      </Form>
    </Dialog>
  );
}
