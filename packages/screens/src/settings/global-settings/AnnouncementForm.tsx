import { type Announcement, announcementLength } from "@ats/core/settings/announcement";
import { sanitiseText } from "@ats/core/validation/text";
import { AnnouncementBar } from "@ats/ui/AnnouncementBar";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { globalSettingsTexts } from "./texts.ts";

export type AnnouncementDraft = Pick<Announcement, "enabled" | "message">;

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
  const { enabled, message } = draft;
  const [isMissing, setMissing] = useState(false);
  const text = sanitiseText(message);
  const isAbsent = enabled && text === "";
  const problem =
    error ?? (isMissing && isAbsent ? say(globalSettingsTexts.messageMissing) : undefined);
  return (
    <Card title={say(globalSettingsTexts.announcement)}>
      <Form
        aria-label={say(globalSettingsTexts.announcement)}
        onSubmit={() => {
          setMissing(isAbsent);
          if (!isAbsent && !isSaving) onSave();
        }}
      >
        <TextArea
          label={say(globalSettingsTexts.message)}
          description={say(globalSettingsTexts.messageHint)}
          rows={3}
          maxLength={announcementLength}
          hasCount
          value={message}
          onChange={(next) => onChange({ enabled, message: next })}
          {...(problem && { errorMessage: problem })}
        />
        <Switch
          isSelected={enabled}
          onChange={(next) => onChange({ enabled: next, message })}
          description={say(globalSettingsTexts.showHint)}
        >
          {say(globalSettingsTexts.show)}
        </Switch>
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
