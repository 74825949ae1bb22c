import {
  type EnvironmentVersion,
  listEnvironmentVersions,
} from "@ats/core/settings/global-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { Timeline } from "@ats/ui/Timeline";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { History } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { SectionState } from "../settings/SectionState.tsx";
import { environmentNames } from "./environment-names.ts";
import { useSaveGlobalSettings } from "./queries.ts";
import { globalSettingsTexts } from "./texts.ts";

/** Lists who set the environment's banner to what, and restores an earlier value. */
export function EnvironmentVersions({ configured }: { configured: string }) {
  const say = useTexts();
  const query = useEndpoint(listEnvironmentVersions, {});
  const save = useSaveGlobalSettings();
  const { fullDate } = datesIn(say.locale);
  const names: Record<string, string> = environmentNames(say);
  const shown = ({ name, text }: EnvironmentVersion) => {
    const kind = name
      ? (names[name] ?? name)
      : say(globalSettingsTexts.asConfigured, { name: names[configured] ?? configured });
    return text ? say(globalSettingsTexts.kindAndWords, { kind, words: text }) : kind;
  };
  const restore = ({ name, text }: EnvironmentVersion) =>
    save.mutate(
      { body: { settings: { environment: { name, text } } } },
      {
        onSuccess: () =>
          showToast({ tone: "positive", title: say(globalSettingsTexts.environmentSaved) }),
      },
    );
  return (
    <SectionState query={query} title={say(globalSettingsTexts.versionsNotLoaded)}>
      {({ records }) => (
        <Card title={say(globalSettingsTexts.versions)}>
          <Stack>
            {save.error && <Text tone="critical">{save.error.message}</Text>}
            {records.length === 0 ? (
              <Text tone="muted">{say(globalSettingsTexts.noVersions)}</Text>
            ) : (
              <Timeline
                label={say(globalSettingsTexts.versions)}
                items={records.map((version) => ({
                  id: `${version.created_date_time} ${version.number}`,
                  icon: <History />,
                  title: shown(version),
                  dateTime: version.created_date_time,
                  time: fullDate(version.created_date_time),
                  body: (
                    <Text size="sm" tone="muted">
                      {say(globalSettingsTexts.setBy, { name: version.actor_name })}
                    </Text>
                  ),
                  actions: version.is_current ? (
                    <StatusBadge tone="positive" label={say(globalSettingsTexts.isNow)} />
                  ) : (
                    <Button
                      size="sm"
                      aria-label={say(globalSettingsTexts.restoreNamed, { value: shown(version) })}
                      isPending={save.isPending}
                      onPress={() => restore(version)}
                    >
                      {say(globalSettingsTexts.restore)}
                    </Button>
                  ),
                }))}
              />
            )}
          </Stack>
        </Card>
      )}
    </SectionState>
  );
}
