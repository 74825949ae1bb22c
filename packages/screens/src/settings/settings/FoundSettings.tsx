import { to } from "@ats/core/navigation/routes";
import { Card } from "@ats/ui/Card";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { settingsFinderTexts, settingsSectionTexts } from "./page-texts.ts";
import type { SettingsSection } from "./route.ts";
import { list } from "./Settings.css.ts";
import { settingsIndex } from "./settings-index.ts";

const most = 12;

/** Lists sections and fields whose label, or another word for them, begins like each typed word. */
export default function FoundSettings({
  typed,
  sections,
  onOpen,
}: {
  typed: string;
  sections: readonly SettingsSection[];
  onOpen(): void;
}) {
  const say = useTexts();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (...texts: string[]) =>
    words.every((word) => ` ${texts.join(" ").toLowerCase()}`.includes(` ${word}`));
  const found = sections.flatMap((section) => {
    const name = say(settingsSectionTexts[section]);
    const address = `${to.Settings()}?section=${section}`;
    const fields = (settingsIndex[section] ?? [])
      .map(([text, other = ""]) => ({ label: say(text), other }))
      .filter(({ label, other }) => matches(label, other))
      .map(({ label }) => ({
        href: `${address}&field=${encodeURIComponent(label)}`,
        label,
        place: name,
      }));
    return [...(matches(name) ? [{ href: address, label: name, place: "" }] : []), ...fields];
  });
  return (
    <Card>
      <Stack gap="sm">
        <div role="status">
          <Text tone="muted" size="sm">
            {found.length > 0
              ? say(settingsFinderTexts.found, { count: found.length })
              : say(settingsFinderTexts.none)}
          </Text>
        </div>
        {found.length > 0 && (
          <ul className={list}>
            {found.slice(0, most).map(({ href, label, place }) => (
              <li key={href}>
                <Link href={href} onPress={onOpen}>
                  {label}
                </Link>{" "}
                {place && (
                  <Text tone="muted" size="sm">
                    {place}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
