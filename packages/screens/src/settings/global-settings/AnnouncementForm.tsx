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
import { useState } from "react";

export interface AnnouncementFormProps {
  announcement: Announcement;
  isSaving: boolean;
  /** Why it could not be saved. */
  error: string | undefined;
  onChange(): void;
  onSave(announcement: { enabled: boolean; message: string }): void;
}

/** The message to everyone, and how it will look. */
export function AnnouncementForm({
  announcement,
  isSaving,
  error,
  onChange,
  onSave,
}: AnnouncementFormProps) {
  const [enabled, setEnabled] = useState(announcement.enabled);
  const [message, setMessage] = useState(announcement.message);
  const [isMissing, setMissing] = useState(false);
  const text = sanitiseText(message);
  const isAbsent = enabled && text === "";
  const problem =
    error ?? (isMissing && isAbsent ? "Write the announcement before you show it." : undefined);
  return (
    <Card title="Announcement">
      <Form
        aria-label="Announcement"
        onSubmit={() => {
          setMissing(isAbsent);
          if (!isAbsent && !isSaving) onSave({ enabled, message });
        }}
      >
        <TextArea
          label="Message"
          description="Plain text. A changed message is shown again to those who dismissed the one before."
          rows={3}
          maxLength={announcementLength}
          hasCount
          value={message}
          onChange={(next) => {
            setMessage(next);
            onChange();
          }}
          {...(problem && { errorMessage: problem })}
        />
        <Switch
          isSelected={enabled}
          onChange={(next) => {
            setEnabled(next);
            onChange();
          }}
          description="Above every page of every company, agencies too, until each user dismisses it."
        >
          Show the announcement
        </Switch>
        <Stack gap="xs">
          <Text size="sm" weight="medium">
            Preview
          </Text>
          {text ? (
            <AnnouncementBar>{text}</AnnouncementBar>
          ) : (
            <Text tone="muted">Write a message to see how it will look.</Text>
          )}
        </Stack>
        <Inline justify="end">
          <Button type="submit" variant="primary" isPending={isSaving}>
            Save announcement
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
