import {
  type Announcement,
  announcementLength,
  announcementTimes,
  endsBeforeItBegins,
  isAnnouncementCurrent,
} from "@ats/core/settings/announcement";
import { sanitiseText } from "@ats/core/validation/text";
import { AnnouncementBar } from "@ats/ui/AnnouncementBar";
import { Button } from "@ats/ui/Button";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useDates } from "../../dates/useDates.ts";
import { TimeFields } from "./TimeFields.tsx";
import { globalSettingsTexts } from "./texts.ts";

export type AnnouncementDraft = Omit<Announcement, "uuid">;

export interface AnnouncementFormProps {
  draft: AnnouncementDraft;
  isSaving: boolean;
  error: string | undefined;
  onChange(draft: AnnouncementDraft): void;
  onSave(): void;
}

export function AnnouncementForm({
  draft,
  isSaving,
  error,
  onChange,
  onSave,
}: AnnouncementFormProps) {
  const say = useTexts();
  const { enabled, message, from_date_time: from, until_date_time: until } = draft;
  const [isMissing, setMissing] = useState(false);
  const text = sanitiseText(message);
  const isBackwards = endsBeforeItBegins(draft);
  const isAbsent = enabled && text === "";
  const problem =
    error ?? (isMissing && isAbsent ? say(globalSettingsTexts.messageMissing) : undefined);
  return (
    <Card title={say(globalSettingsTexts.announcement)}>
      <Form
        aria-label={say(globalSettingsTexts.announcement)}
        onSubmit={() => {
          setMissing(isAbsent);
          if (!isAbsent && !isBackwards && !isSaving) onSave();
        }}
      >
        <TextArea
          label={say(globalSettingsTexts.message)}
          description={say(globalSettingsTexts.messageHint)}
          rows={3}
          maxLength={announcementLength}
          hasCount
          value={message}
          onChange={(next) => onChange({ ...draft, message: next })}
          {...(problem && { errorMessage: problem })}
        />
        <Switch
          isSelected={enabled}
          onChange={(next) => onChange({ ...draft, enabled: next })}
          description={say(globalSettingsTexts.showHint)}
        >
          {say(globalSettingsTexts.show)}
        </Switch>
        <TimeFields
          day={say(globalSettingsTexts.fromDay)}
          time={say(globalSettingsTexts.fromTime)}
          description={say(globalSettingsTexts.fromHint)}
          value={from}
          onChange={(next) => onChange({ ...draft, from_date_time: next })}
        />
        <TimeFields
          day={say(globalSettingsTexts.untilDay)}
          time={say(globalSettingsTexts.untilTime)}
          description={say(globalSettingsTexts.untilHint)}
          value={until}
          onChange={(next) => onChange({ ...draft, until_date_time: next })}
          errorMessage={isBackwards ? announcementTimes : undefined}
        />
        {enabled && text && <Status draft={draft} />}
        <Stack gap="xs">
          <Text size="sm" weight="medium">
            {say(globalSettingsTexts.preview)}
          </Text>
          {text ? (
            <AnnouncementBar>{text}</AnnouncementBar>
          ) : (
            <Text tone="muted">{say(globalSettingsTexts.previewHint)}</Text>
          )}
        </Stack>
        <Inline justify="end">
          <Button type="submit" variant="primary" isPending={isSaving}>
            {say(globalSettingsTexts.save)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

/** Says from when until when everyone sees it once it is saved. */
function Status({ draft }: { draft: AnnouncementDraft }) {
  const say = useTexts();
  const dates = useDates();
  const [now] = useState(() => new Date());
  const { from_date_time: from, until_date_time: until } = draft;
  const day = (time: string) => dates.fullDate(time);
  if (until && Date.parse(until) <= now.getTime())
    return <Banner tone="warning">{say(globalSettingsTexts.isOver)}</Banner>;
  if (isAnnouncementCurrent(draft, now))
    return until ? (
      <Banner>{say(globalSettingsTexts.isShownUntil, { until: day(until) })}</Banner>
    ) : null;
  return (
    <Banner>
      {until
        ? say(globalSettingsTexts.willBeShownUntil, { from: day(from ?? ""), until: day(until) })
        : say(globalSettingsTexts.willBeShown, { from: day(from ?? "") })}
    </Banner>
  );
}
