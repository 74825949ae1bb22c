import { Card } from "@ats/ui/Card";
import { Banner } from "@ats/ui/Banner";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { showToast } from "@ats/ui/Toast";
import { useUser } from "../session/session.tsx";
import { useCompanySetting } from "../settings/settings/useCompanySetting.ts";
import { HighlightsForm } from "./HighlightsForm.tsx";

/** Specification §3, Highlight setting. */
export default function HighlightsSection() {
  const { applicant_highlighting_enabled: isOn, applicant_highlighting_settings: saved } =
    useUser().ats_settings;
  const { save, error, isPending } = useCompanySetting("applicant_highlighting_enabled");
  return (
    <Stack gap="lg">
      <Card title="Highlights">
        <Stack>
          {error && (
            <Banner tone="critical" title="Not saved">
              {error.message}
            </Banner>
          )}
          <Switch
            isSelected={isOn}
            isDisabled={isPending}
            onChange={(is) =>
              save(is, JSON.stringify(isOn), () =>
                showToast({
                  tone: "positive",
                  title: is ? "Highlights are shown" : "Highlights are hidden",
                }),
              )
            }
            description="Shown beside an applicant's status to the roles chosen below. Each job shows all highlights, or those chosen in its form."
          >
            Highlight applicants
          </Switch>
        </Stack>
      </Card>
      <HighlightsForm saved={saved} />
    </Stack>
  );
}
