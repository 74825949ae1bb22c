import { type MergeValues, merge, mergeMarkup, sampleValues } from "@ats/core/templates/merge-tags";
import { type TemplateInput, templateWarnings } from "@ats/core/templates/template";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { RichText } from "@ats/ui/RichText";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { ReactNode } from "react";

interface TemplatePreviewProps {
  template: TemplateInput;
  /** The sample candidate's, unless given. */
  values?: MergeValues;
  /** Below the preview. */
  children?: ReactNode;
}

/** The template as a person would get it, and what may go wrong with its tags. */
export function TemplatePreview({
  template,
  values = sampleValues,
  children,
}: TemplatePreviewProps) {
  const { kind, subject, body } = template;
  const warnings = templateWarnings(template);
  return (
    <Stack gap="lg">
      <Card title="Preview">
        <Stack gap="md">
          <Text size="sm" tone="muted">
            {`With ${values["candidate.first_name"]} ${values["candidate.last_name"]}, a sample candidate`}
          </Text>
          {kind === "email" && <Text weight="medium">{merge(subject, values).text || "–"}</Text>}
          {kind === "sms" ? (
            <Text as="p" preserveLines>
              {merge(body, values).text || "–"}
            </Text>
          ) : (
            <RichText html={mergeMarkup(body, values).text} />
          )}
        </Stack>
      </Card>
      {warnings.length > 0 && (
        <Banner tone="warning" title="Tags that may have no value">
          <Stack as="ul" gap="xs">
            {warnings.map((message) => (
              <Text as="li" key={message} size="sm">
                {message}
              </Text>
            ))}
          </Stack>
        </Banner>
      )}
      {children}
    </Stack>
  );
}
