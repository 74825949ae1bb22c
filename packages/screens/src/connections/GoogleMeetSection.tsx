import {
  getGoogleMeet,
  listConnections,
  removeGoogleMeet,
  saveGoogleMeet,
} from "@ats/core/connections/contract";
import {
  type GoogleMeet,
  googleMeetInput,
  googleMeetRefusals,
  googleMeetScope,
} from "@ats/core/connections/google-meet";
import { getInterviewOptions } from "@ats/core/interviews/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { FileField } from "@ats/ui/FileField";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { Said } from "../app/Said.tsx";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { errorsOf } from "../forms/field-errors.ts";
import { useUser } from "../session/session.tsx";
import { useRefresh } from "../settings/settings/queries.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { googleMeetTexts } from "./texts.ts";

/** Connects Google Meet, whose links interviewers then make with one click. */
export default function GoogleMeetSection() {
  const say = useTexts();
  const query = useEndpoint(getGoogleMeet, {});
  return (
    <SectionState query={query} title={say(googleMeetTexts.notLoaded)}>
      {({ connection }) => (
        <Card title={say(googleMeetTexts.title)}>
          <Stack gap="lg">
            <Text as="p" tone="muted">
              {say(googleMeetTexts.hint)}
            </Text>
            {connection && <Connected connection={connection} />}
            <ConnectForm connection={connection} />
          </Stack>
        </Card>
      )}
    </SectionState>
  );
}

const changed = [getGoogleMeet, listConnections, getInterviewOptions] as const;

function Connected({ connection }: { connection: GoogleMeet }) {
  const say = useTexts();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const remove = useCall(removeGoogleMeet, {
    onSuccess: async () => {
      await refresh(...changed);
      showToast({ tone: "positive", title: say(googleMeetTexts.nowDisconnected) });
    },
  });
  const { client_email, organiser, connected_by, created_date_time } = connection;
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: say(googleMeetTexts.organiser), description: organiser },
          { term: say(googleMeetTexts.account), description: client_email },
          {
            term: say(googleMeetTexts.connected),
            description: (
              <Said
                text={googleMeetTexts.byAndWhen}
                values={{ name: connected_by, when: <RelativeTime iso={created_date_time} /> }}
              />
            ),
          },
        ]}
      />
      <Inline>
        <Button onPress={() => setAsked(true)}>{say(googleMeetTexts.disconnect)}</Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={say(googleMeetTexts.disconnectTitle)}
        confirmLabel={say(googleMeetTexts.disconnect)}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({})}
      >
        {remove.error?.message ?? say(googleMeetTexts.disconnectHint)}
      </ConfirmDialog>
    </Stack>
  );
}

/** The key is a secret: it stays in the page's memory until it is sent, in no draft. */
function ConnectForm({ connection }: { connection: GoogleMeet | null }) {
  const say = useTexts();
  const refresh = useRefresh();
  const { email } = useUser();
  const [files, setFiles] = useState<File[]>([]);
  const [organiser, setOrganiser] = useState(connection?.organiser ?? email);
  const [errors, setErrors] = useState<FormError[]>([]);
  const save = useCall(saveGoogleMeet, {
    gcTime: 0,
    onSuccess: async () => {
      setFiles([]);
      await refresh(...changed);
      showToast({ tone: "positive", title: say(googleMeetTexts.nowConnected) });
    },
  });
  const submit = async () => {
    const [file] = files;
    if (!file) return setErrors([{ name: "key_file", message: say(googleMeetTexts.noKeyFile) }]);
    const body = { key_file: await file.text(), organiser: organiser.trim() };
    const problems = errorsOf(googleMeetInput, body);
    setErrors(problems);
    if (problems.length === 0 && !save.isPending) save.mutate({ body });
  };
  const refusal = (Object.keys(googleMeetRefusals) as (keyof typeof googleMeetRefusals)[]).find(
    (name) => googleMeetRefusals[name] === save.error?.message,
  );
  const refused: FormError[] = save.error
    ? [
        { message: save.error.message },
        ...(refusal
          ? [
              {
                name: refusal === "notSaved" ? "key_file" : "organiser",
                message: say(googleMeetTexts[refusal]),
              },
            ]
          : []),
      ]
    : errors;
  return (
    <Form aria-label={say(googleMeetTexts.title)} errors={refused} onSubmit={() => void submit()}>
      <FileField
        label={say(googleMeetTexts.keyFile)}
        name="key_file"
        description={say(googleMeetTexts.keyFileHint)}
        accept={["application/json", ".json"]}
        maxSize={20_000}
        files={files}
        onChange={setFiles}
      />
      <DescriptionList
        items={[{ term: say(googleMeetTexts.scope), description: googleMeetScope }]}
      />
      <TextField
        label={say(googleMeetTexts.organiser)}
        name="organiser"
        type="email"
        description={say(googleMeetTexts.organiserHint)}
        value={organiser}
        onChange={setOrganiser}
      />
      <Inline>
        <Button type="submit" variant="primary" isPending={save.isPending}>
          {say(connection ? googleMeetTexts.replace : googleMeetTexts.connect)}
        </Button>
      </Inline>
    </Form>
  );
}
