import { Card } from "@ats/ui/Card";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useAppearance } from "../../navigation/appearance.ts";
import { settingsTexts } from "./texts.ts";

export default function AppearanceSection() {
  const say = useTexts();
  const [{ theme, density, direction = "automatic" }, change] = useAppearance();
  return (
    <Card title={say(settingsTexts.appearance)}>
      <Stack gap="xl">
        <RadioGroup
          label={say(settingsTexts.theme)}
          description={say(settingsTexts.savedOnThisDevice)}
          value={theme}
          onChange={(theme) => change({ theme })}
          options={[
            { id: "light", label: say(settingsTexts.light) },
            { id: "dark", label: say(settingsTexts.dark) },
            { id: "system", label: say(settingsTexts.system) },
          ]}
        />
        <RadioGroup
          label={say(settingsTexts.density)}
          value={density}
          onChange={(density) => change({ density })}
          options={[
            {
              id: "comfortable",
              label: say(settingsTexts.comfortable),
              description: say(settingsTexts.comfortableHint),
            },
            {
              id: "compact",
              label: say(settingsTexts.compact),
              description: say(settingsTexts.compactHint),
            },
          ]}
        />
        <RadioGroup
          label={say(settingsTexts.direction)}
          value={direction}
          onChange={(chosen) => change({ direction: chosen === "automatic" ? undefined : chosen })}
          options={[
            {
              id: "automatic",
              label: say(settingsTexts.automatic),
              description: say(settingsTexts.automaticHint),
            },
            { id: "ltr", label: say(settingsTexts.ltr) },
            { id: "rtl", label: say(settingsTexts.rtl) },
          ]}
        />
      </Stack>
    </Card>
  );
}
