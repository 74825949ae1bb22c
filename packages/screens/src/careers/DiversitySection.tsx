import { listStandardFields } from "@ats/core/careers/diversity-contract";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { diversitySettingTexts } from "./diversity-setting-texts.ts";

/** Lists the voluntary questions of the application form. They are the same for every company. */
export default function DiversitySection() {
  const say = useTexts();
  const query = useEndpoint(listStandardFields, {});
  return (
    <SectionState query={query} title={say(diversitySettingTexts.notLoaded)}>
      {({ records }) => (
        <Card title={say(diversitySettingTexts.title)}>
          <Stack>
            <Text as="p" tone="muted">
              {say(diversitySettingTexts.hint)}
            </Text>
            <DescriptionList
              layout="stacked"
              items={records.map(({ label, options }) => ({
                term: label,
                description: options.join(", "),
              }))}
            />
          </Stack>
        </Card>
      )}
    </SectionState>
  );
}
