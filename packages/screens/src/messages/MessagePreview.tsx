import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import type { Output } from "@ats/core/contract/endpoint";
import { renderEmail, renderText } from "@ats/core/messages/compose";
import { listMergeValues } from "@ats/core/messages/contract";
import { anonymisedRecipientRefusal } from "@ats/core/messages/message";
import { type MergeValues, sampleValues } from "@ats/core/templates/merge-tags";
import { isEmail } from "@ats/core/validation/email";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { RichText } from "@ats/ui/RichText";
import { Select } from "@ats/ui/Select";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { useShows } from "../session/session.tsx";
import { MergedText } from "../templates/MergedText.tsx";
import { composeTexts } from "./compose-texts.ts";
import { type MessageDraft, payloadOf, textOf } from "./draft.ts";
import { FileList } from "./FileList.tsx";
import { textSize } from "./text-parts-texts.ts";

interface MessagePreviewProps {
  applications: readonly Application[];
  draft: MessageDraft;
}

/** A preview of the message for one recipient, and the reason if it is blocked. */
export function MessagePreview({ applications, draft }: MessagePreviewProps) {
  const say = useTexts();
  const [chosen, setChosen] = useState<string>();
  const from = draft.channel === "email" && isEmail(draft.from.trim()) ? draft.from.trim() : null;
  const { data, error, isFetching, refetch } = useEndpoint(
    listMergeValues,
    { body: { application_ids: applications.map(({ id }) => id), from } },
    { enabled: applications.length > 0, placeholderData: keepPreviousData },
  );
  const shown = applications.find(({ id }) => String(id) === chosen) ?? applications[0];
  if (!shown) return null;
  if (error && !data)
    return (
      <ListFailed
        what={say(composeTexts.thePreview)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={6} />;
  const values = data.records.find(({ application_id }) => application_id === shown.id)?.values;
  return (
    <Stack gap="lg">
      {applications.length > 1 && (
        <Select
          label={say(composeTexts.previewFor)}
          value={String(shown.id)}
          onChange={setChosen}
          options={applications.map((each) => ({ id: String(each.id), label: displayName(each) }))}
        />
      )}
      {values && <Preview draft={draft} values={values} />}
      {applications.length > 1 && (
        <BlockedRecipients applications={applications} draft={draft} records={data.records} />
      )}
    </Stack>
  );
}

const Preview = (props: RenderedProps) =>
  props.draft.channel === "sms" ? <TextPreview {...props} /> : <EmailPreview {...props} />;

const hasWords = ({ channel, subject, body, text }: MessageDraft) =>
  channel === "sms" ? text !== "" : subject !== "" || body !== "";

/** Addresses that the sender's role hides are not in the values; the server fills them in. */
const addressesIn = (values: MergeValues, showsContact: boolean) =>
  showsContact ? values : sampleValues;

const problemFor = (
  draft: MessageDraft,
  values: MergeValues,
  addresses: MergeValues,
): string | undefined =>
  draft.channel === "sms"
    ? renderText(textOf(draft), values, addresses).problem
    : renderEmail(payloadOf(draft), values, addresses).problem;

interface BlockedRecipientsProps extends MessagePreviewProps {
  records: Output<typeof listMergeValues>["records"];
}

/** Recipients for whom the message is blocked, checked after a pause in typing. */
function BlockedRecipients({ applications, draft, records }: BlockedRecipientsProps) {
  const say = useTexts();
  const showsContact = useShows("contact");
  const written = useDeferredValue(draft);
  const leftOut = useMemo(() => {
    if (!hasWords(written)) return [];
    const valuesOf = new Map(records.map((each) => [each.application_id, each.values]));
    return applications.flatMap((application) => {
      const values = valuesOf.get(application.id);
      const problem = values
        ? problemFor(written, values, addressesIn(values, showsContact))
        : anonymisedRecipientRefusal;
      return problem ? [{ id: application.id, name: displayName(application), problem }] : [];
    });
  }, [applications, written, records, showsContact]);
  if (leftOut.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={say(composeTexts.leftOut, { count: leftOut.length, total: applications.length })}
    >
      <Stack as="ul" gap="xs">
        {leftOut.map(({ id, name, problem }) => (
          <Text as="li" key={id} size="sm">{`${name}: ${problem}`}</Text>
        ))}
      </Stack>
    </Banner>
  );
}

interface RenderedProps {
  draft: MessageDraft;
  values: MergeValues;
}

function EmailPreview({ draft, values }: RenderedProps) {
  const say = useTexts();
  const nobody = say(composeTexts.nobody);
  const showsContact = useShows("contact");
  const addresses = addressesIn(values, showsContact);
  const { message, problem } = renderEmail(payloadOf(draft), values, addresses);
  const shown = (email: string) =>
    showsContact || email !== addresses["candidate.email"] ? email : say(composeTexts.ownAddress);
  return (
    <>
      <Card title={say(composeTexts.preview)}>
        <Stack gap="md">
          <Text size="sm" tone="muted">
            {say(composeTexts.toAddresses, {
              addresses: message.to.map(({ email }) => shown(email) || nobody).join(", ") || nobody,
            })}
          </Text>
          <Text weight="medium">
            <MergedText text={message.subject || "–"} />
          </Text>
          <RichText html={message.body} marksMergeTags />
          <FileList files={draft.files} />
        </Stack>
      </Card>
      {hasWords(draft) && <Problem problem={problem} />}
    </>
  );
}

function TextPreview({ draft, values }: RenderedProps) {
  const say = useTexts();
  const showsContact = useShows("contact");
  const { message, problem } = renderText(textOf(draft), values, addressesIn(values, showsContact));
  const shown = showsContact ? message.to : say(composeTexts.ownAddress);
  return (
    <>
      <Card title={say(composeTexts.preview)}>
        <Stack gap="md">
          <Text size="sm" tone="muted">
            {say(composeTexts.toAddresses, { addresses: shown || say(composeTexts.nobody) })}
          </Text>
          <Text as="p" preserveLines>
            <MergedText text={message.text || "–"} />
          </Text>
          <Text size="sm" tone="muted">
            {textSize(say, message.text)}
          </Text>
        </Stack>
      </Card>
      {hasWords(draft) && <Problem problem={problem} />}
    </>
  );
}

const Problem = ({ problem }: { problem: string | undefined }) => {
  const say = useTexts();
  return problem ? (
    <Banner tone="warning" title={say(composeTexts.notSent)}>
      {problem}
    </Banner>
  ) : null;
};
