import { environments } from "@ats/core/settings/contract";
import {
  bannerLength,
  type EnvironmentBanner,
  type getGlobalSettings,
} from "@ats/core/settings/global-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { isTrial, StripOf } from "../../navigation/EnvironmentStrip.tsx";
import { environmentTexts } from "../../navigation/texts.ts";
import { SectionState } from "../settings/SectionState.tsx";
import { EnvironmentVersions } from "./EnvironmentVersions.tsx";
import { environmentNames } from "./environment-names.ts";
import { useGlobalSettings, useSaveGlobalSettings } from "./queries.ts";
import { globalSettingsTexts } from "./texts.ts";

type Shown = NonNullable<Output<typeof getGlobalSettings>["settings"]["environment"]>;

/** Marks the whole installation as a demo or a test, in the strip above every page. */
export default function EnvironmentSection() {
  const say = useTexts();
  const query = useGlobalSettings();
  return (
    <SectionState query={query} title={say(globalSettingsTexts.notLoaded)}>
      {({ settings: { environment } }) =>
        environment && (
          <Stack gap="lg">
            <EnvironmentForm key={JSON.stringify(environment)} saved={environment} />
            <EnvironmentVersions configured={environment.configured} />
          </Stack>
        )
      }
    </SectionState>
  );
}

const asConfigured = "as configured";

function EnvironmentForm({ saved }: { saved: Shown }) {
  const say = useTexts();
  const { configured, ...before } = saved;
  const [banner, setBanner] = useState<EnvironmentBanner>(before);
  const save = useSaveGlobalSettings();
  const name = banner.name ?? configured;
  const names = environmentNames(say);
  return (
    <Card title={say(globalSettingsTexts.environment)}>
      <Form
        aria-label={say(globalSettingsTexts.environment)}
        onSubmit={() =>
          save.mutate(
            { body: { settings: { environment: banner } } },
            {
              onSuccess: () =>
                showToast({ tone: "positive", title: say(globalSettingsTexts.environmentSaved) }),
            },
          )
        }
      >
        {save.error && <Banner tone="critical">{save.error.message}</Banner>}
        <RadioGroup
          label={say(globalSettingsTexts.environmentName)}
          description={say(globalSettingsTexts.environmentHint)}
          options={[
            {
              id: asConfigured,
              label: say(globalSettingsTexts.asConfigured, {
                name: names[configured as keyof typeof names] ?? configured,
              }),
            },
            ...environments.map((id) => ({ id, label: names[id] })),
          ]}
          value={banner.name ?? asConfigured}
          onChange={(id) =>
            setBanner({ ...banner, name: environments.find((each) => each === id) ?? null })
          }
        />
        <TextField
          label={say(globalSettingsTexts.words)}
          description={say(globalSettingsTexts.wordsHint)}
          maxLength={bannerLength}
          value={banner.text}
          onChange={(text) => setBanner({ ...banner, text })}
        />
        <Stack gap="xs">
          <Text size="sm" weight="medium">
            {say(globalSettingsTexts.preview)}
          </Text>
          {isTrial(name) ? (
            <StripOf name={name}>{banner.text.trim() || say(environmentTexts[name])}</StripOf>
          ) : (
            <Text tone="muted">{say(globalSettingsTexts.noStrip)}</Text>
          )}
        </Stack>
        <Inline justify="end">
          <Button type="submit" variant="primary" isPending={save.isPending}>
            {say(globalSettingsTexts.saveEnvironment)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
