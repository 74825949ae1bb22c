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
  const { enabled, message } = draft;
  const [isMissing, setMissing] = useState(false);
  const text = sanitiseText(message);
  const isAbsent = enabled && text === "";
  const problem =
    error ?? (isMissing && isAbsent ? "Enter the announcement before you show it." : undefined);
  return (
    <Card title="Announcement">
      <Form
        aria-label="Announcement"
        onSubmit={() => {
          setMissing(isAbsent);
          if (!isAbsent && !isSaving) onSave();
        }}
      >
        <TextArea
          label="Message"
          description="Plain text. A changed message appears again for users who dismissed it."
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
          description="Above every page in every company, including agencies, until each user dismisses it."
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
