import { statusLabels } from "@ats/core/applications/status";
import { delayWords } from "@ats/core/templates/delays";
import { plainTextOf } from "@ats/core/templates/plain-text";
import type { TemplateInput } from "@ats/core/templates/template";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";

const shown: [label: string, of: (template: TemplateInput) => string][] = [
  ["Name", ({ name }) => name],
  ["Subject", ({ subject }) => subject],
  ["Text", ({ kind, body }) => (kind === "sms" ? body : plainTextOf(body))],
  ["Brand", ({ brand_name }) => brand_name ?? "Any brand"],
  ["Goes out by itself", ({ stage }) => (stage ? statusLabels[stage] : "No")],
  ["How long after", ({ delay_minutes }) => delayWords(delay_minutes)],
];

interface BothVersionsProps {
  mine: TemplateInput;
  theirs: TemplateInput;
  onKeep(): void;
  onTake(): void;
}

/** What was written beside what somebody saved meanwhile. Quality R2. */
export function BothVersions({ mine, theirs, onKeep, onTake }: BothVersionsProps) {
  return (
    <Banner
      tone="warning"
      title="This template was changed elsewhere meanwhile"
      actions={
        <Inline>
          <Button size="sm" onPress={onKeep}>
            Save mine
          </Button>
          <Button size="sm" onPress={onTake}>
            Take the saved one
          </Button>
        </Inline>
      }
    >
      <DescriptionList
        items={shown
          .filter(([, of]) => of(mine) !== of(theirs))
          .map(([term, of]) => ({
            term,
            description: (
              <Stack gap="xxs">
                <Text preserveLines>Yours: {of(mine)}</Text>
                <Text preserveLines>Saved: {of(theirs)}</Text>
              </Stack>
            ),
          }))}
      />
    </Banner>
  );
}
