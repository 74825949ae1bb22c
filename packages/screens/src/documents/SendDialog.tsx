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
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { differencesIn } from "../drafts/differences.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { useEnvelopeCall } from "./queries.ts";
import { inWords } from "./typed-envelope.ts";
import { useSeenVersion } from "./useSeenVersion.ts";

const wordsOf = ({ kind, title, text }: Envelope) => ({ kind, title, text: text ?? "" });

interface SendDialogProps {
  envelope: Envelope;
  onClose(): void;
}

/** Asks how long the document can be signed, then sends it. */
export function SendDialog({ envelope, onClose }: SendDialogProps) {
  const say = useTexts();
  const form = useId();
  const [days, setDays] = useState<number | null>(signingDays.usual);
  const isWrong = days === null || days < signingDays.least || days > signingDays.most;
  const [isTried, setTried] = useState(false);
  const { seen, isStale, see } = useSeenVersion(envelope);
  const { mutate, isPending, error } = useEnvelopeCall(sendEnvelope, () => {
    showToast({ tone: "positive", title: say(dialogTexts.sent) });
    onClose();
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(dialogTexts.sendTitle, { title: envelope.title })}
      description={say(dialogTexts.sendHint)}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={isPending}
            isDisabled={isStale && !isPending}
          >
            {say(dialogTexts.send)}
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
            title={say(dialogTexts.changed)}
            actions={
              <Button size="sm" onPress={see}>
                {say(dialogTexts.continueWithChanged)}
              </Button>
            }
          >
            <DescriptionList
              items={differencesIn(inWords(say), wordsOf(seen), wordsOf(envelope)).map(
                ({ term, mine, theirs }) => ({
                  term,
                  description: (
                    <Stack gap="xxs">
                      <Text preserveLines>{say(dialogTexts.before, { text: mine })}</Text>
                      <Text preserveLines>{say(dialogTexts.now, { text: theirs })}</Text>
                    </Stack>
                  ),
                }),
              )}
            />
          </Banner>
        ) : (
          error &&
          error.status !== 412 && (
            <Banner tone="critical" title={say(dialogTexts.notSent)}>
              {error.message}
            </Banner>
          )
        )}
        <NumberField
          label={say(dialogTexts.daysToSign)}
          description={say(dialogTexts.reminder, { count: reminderDays })}
          value={days}
          minValue={signingDays.least}
          maxValue={signingDays.most}
          onChange={setDays}
          {...(isTried &&
            isWrong && {
              errorMessage: say(dialogTexts.daysOutOfRange, {
                least: signingDays.least,
                most: signingDays.most,
              }),
            })}
        />
      </Form>
    </Dialog>
  );
}
