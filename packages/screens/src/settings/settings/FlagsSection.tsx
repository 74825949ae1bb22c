import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { texts, useTexts } from "@ats/ui/texts";
import { useUser } from "../../session/session.tsx";
import { contractText } from "../../languages/contract-text.ts";
import { fieldName } from "./change-in-words.ts";

const flagTexts = texts("settings.flags", {
  title: "Features",
  hint: "Parts of the product that your company has. Ask support to turn one on or off.",
  on: "On",
  off: "Off",
  agencies: "Agencies",
  costs: "Costs",
  supportChat: "Support chat",
});

/** Shows administrators which features their company has. */
export default function FlagsSection() {
  const say = useTexts();
  const { system_flags, ats_settings } = useUser();
  const named = (name: string) => say(contractText(fieldName(name)));
  const flags = Object.entries(system_flags).flatMap(([name, value]) =>
    typeof value === "boolean"
      ? [[named(name), value] as const]
      : Object.entries(value).map(([key, is]) => [`${named(name)}: ${named(key)}`, is] as const),
  );
  const all = [
    [say(flagTexts.agencies), ats_settings.agency_enabled] as const,
    [say(flagTexts.costs), ats_settings.cost_enabled] as const,
    [say(flagTexts.supportChat), ats_settings.support_chat_settings.enabled] as const,
    ...flags,
  ];
  return (
    <Card title={say(flagTexts.title)}>
      <Stack>
        <Text tone="muted">{say(flagTexts.hint)}</Text>
        <DescriptionList
          items={all.map(([term, isOn]) => ({
            term,
            description: (
              <StatusBadge
                tone={isOn ? "positive" : "neutral"}
                label={say(isOn ? flagTexts.on : flagTexts.off)}
              />
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}
