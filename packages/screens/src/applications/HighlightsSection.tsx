import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useUser } from "../session/session.tsx";
import { SettingStanding } from "../settings/settings/SettingStanding.tsx";
import { useCompanySetting } from "../settings/settings/useCompanySetting.ts";
import { useEffectFirst } from "../settings/settings/useEffectFirst.tsx";
import { HighlightsForm } from "./HighlightsForm.tsx";
import { highlightTexts } from "./highlight-texts.ts";

/** Specification §3, Highlight setting. */
export default function HighlightsSection() {
  const say = useTexts();
  const { applicant_highlighting_enabled: isOn, applicant_highlighting_settings: saved } =
    useUser().ats_settings;
  const { save, error, isPending } = useCompanySetting(
    "ats_settings",
    "applicant_highlighting_enabled",
  );
  const effect = useEffectFirst("applicant_highlighting_enabled");
  return (
    <Stack gap="lg">
      {effect.dialog}
      <SettingStanding of="applicant_highlighting_enabled">
        <Card title={say(highlightTexts.highlights)}>
          <Stack>
            {error && (
              <Banner tone="critical" title={say(highlightTexts.notSaved)}>
                {error.message}
              </Banner>
            )}
            <Switch
              isSelected={isOn}
              isDisabled={isPending || effect.isPending}
              onChange={(is) =>
                effect.saveAfter(is, () =>
                  save(is, JSON.stringify(isOn), () =>
                    showToast({
                      tone: "positive",
                      title: is ? say(highlightTexts.areShown) : say(highlightTexts.areHidden),
                    }),
                  ),
                )
              }
              description={say(highlightTexts.highlightApplicantsHint)}
            >
              {say(highlightTexts.highlightApplicants)}
            </Switch>
          </Stack>
        </Card>
      </SettingStanding>
      <SettingStanding of="applicant_highlighting_settings">
        <HighlightsForm saved={saved} />
      </SettingStanding>
    </Stack>
  );
}
