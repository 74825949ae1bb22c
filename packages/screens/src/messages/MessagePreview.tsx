import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { renderEmail, renderText } from "@ats/core/messages/compose";
import { getMergeValues } from "@ats/core/messages/contract";
import { textPartsWords } from "@ats/core/messages/text-parts";
import type { MergeValues } from "@ats/core/templates/merge-tags";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { RichText } from "@ats/ui/RichText";
import { Select } from "@ats/ui/Select";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { FileList } from "./FileList.tsx";
import { type MessageDraft, payloadOf, textOf } from "./draft.ts";

interface MessagePreviewProps {
  applications: readonly Application[];
  draft: MessageDraft;
}

/** The message as one of its receivers gets it, and what keeps it from that one. */
export function MessagePreview({ applications, draft }: MessagePreviewProps) {
  const [chosen, setChosen] = useState<string>();
  const shown = applications.find(({ id }) => String(id) === chosen) ?? applications[0];
  if (!shown) return null;
  return (
    <Stack gap="lg">
      {applications.length > 1 && (
        <Select
          label="Preview for"
          value={String(shown.id)}
          onChange={setChosen}
          options={applications.map((each) => ({ id: String(each.id), label: displayName(each) }))}
        />
      )}
      <Preview key={shown.id} application={shown} draft={draft} />
    </Stack>
  );
}

function Preview({ application, draft }: { application: Application; draft: MessageDraft }) {
  const { data, error, isFetching, refetch } = useEndpoint(getMergeValues, {
    params: { id: application.id },
  });
  if (error && !data)
    return (
      <ListFailed
        what="The preview"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={6} />;
  const name = displayName(application);
  return draft.channel === "sms" ? (
    <TextPreview {...{ name, draft }} values={data} />
  ) : (
    <EmailPreview {...{ name, draft }} values={data} />
  );
}

interface RenderedProps {
  name: string;
  draft: MessageDraft;
  values: MergeValues;
}

function EmailPreview({ name, draft, values }: RenderedProps) {
  const { message, problem } = renderEmail(payloadOf(draft), values);
  const hasWords = Boolean(draft.subject || draft.body);
  return (
    <>
      <Card title={`As ${name} gets it`}>
        <Stack gap="md">
          <Text size="sm" tone="muted">
            To {message.to.map(({ email }) => email || "nobody").join(", ") || "nobody"}
          </Text>
          <Text weight="medium">{message.subject || "–"}</Text>
          <RichText html={message.body} />
          <FileList files={draft.files} />
        </Stack>
      </Card>
      {hasWords && <Problem problem={problem} />}
    </>
  );
}

function TextPreview({ name, draft, values }: RenderedProps) {
  const { message, problem } = renderText(textOf(draft), values);
  return (
    <>
      <Card title={`As ${name} gets it`}>
        <Stack gap="md">
          <Text size="sm" tone="muted">
            To {message.to || "nobody"}
          </Text>
          <Text as="p" preserveLines>
            {message.text || "–"}
          </Text>
          <Text size="sm" tone="muted">
            {textPartsWords(message.text)}
          </Text>
        </Stack>
      </Card>
      {draft.text && <Problem problem={problem} />}
    </>
  );
}

const Problem = ({ problem }: { problem: string | undefined }) =>
  problem ? (
    <Banner tone="warning" title="Not sent to this person">
      {problem}
    </Banner>
  ) : null;
