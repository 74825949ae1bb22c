import type { ApplicationDetails } from "@ats/core/applications/application";
import type { MessageChannel } from "@ats/core/mail/contract";
import {
  getMessageFile,
  initialMessages,
  listMessages,
  maxMessages,
} from "@ats/core/messages/contract";
import { anonymisedRecipientRefusal } from "@ats/core/messages/message";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Mail, MessageSquareText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { useMessageChanges } from "../mail/change-messages.ts";
import { liveMessages } from "../mail/live-messages.ts";
import { useCan } from "../session/session.tsx";
import { Thread } from "./Thread.tsx";
import { messagesTexts } from "./texts.ts";
import { useCanSendTexts } from "./useCanSendTexts.ts";

const ComposeDialog = lazy(() => import("./ComposeDialog.tsx"));

/** The messages to the applicant with their status, and a form for a new one. */
export default function MessagesTab({ application }: { application: ApplicationDetails }) {
  const say = useTexts();
  const [written, setWritten] = useState<MessageChannel>();
  const canWrite = useCan("UPDATE_APPLICATIONS");
  const hasTexts = useCanSendTexts();
  const change = useMessageChanges();
  const { client } = useAts();
  const [most, setMost] = useState(initialMessages);
  const query = useEndpoint(
    listMessages,
    { params: { id: application.id }, query: { most } },
    { ...liveMessages(application.id), placeholderData: keepPreviousData },
  );
  const close = () => setWritten(undefined);
  return (
    <Stack gap="lg">
      {application.anonymised_row && canWrite && (
        <Banner tone="info">{anonymisedRecipientRefusal}</Banner>
      )}
      {canWrite && !application.anonymised_row && (
        <Inline>
          <Button variant="primary" iconStart={<Mail />} onPress={() => setWritten("email")}>
            {say(messagesTexts.writeEmail)}
          </Button>
          {hasTexts && (
            <Button iconStart={<MessageSquareText />} onPress={() => setWritten("sms")}>
              {say(messagesTexts.writeText)}
            </Button>
          )}
        </Inline>
      )}
      <ListContent what={say(messagesTexts.messages)} query={query} lines={5}>
        {({ records, total }) => (
          <>
            <Thread
              messages={records}
              loadFile={({ id }, file) =>
                client.call(getMessageFile, { params: { id, file: file.id } })
              }
              {...(canWrite && {
                onCancel: (id) => void change("cancel", [id]),
                onRetry: (id) => void change("retry", [id]),
              })}
            />
            {records.length < Math.min(total, maxMessages) && (
              <Inline>
                <Button
                  isPending={query.isPlaceholderData}
                  onPress={() => setMost(Math.min(most + initialMessages, maxMessages))}
                >
                  {say(messagesTexts.showOlder)}
                </Button>
              </Inline>
            )}
          </>
        )}
      </ListContent>
      {written && (
        <Suspense>
          <ComposeDialog
            applications={[application]}
            channel={written}
            onClose={close}
            onSent={close}
          />
        </Suspense>
      )}
    </Stack>
  );
}
