import { Card } from "@ats/ui/Card";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { useAppearance } from "../../navigation/appearance.ts";

export default function AppearanceSection() {
  const [{ theme, density }, change] = useAppearance();
  return (
    <Card title="Appearance">
      <Stack gap="xl">
        <RadioGroup
          label="Theme"
          description="Saved on this device."
          value={theme}
          onChange={(theme) => change({ theme })}
          options={[
            { id: "light", label: "Light" },
            { id: "dark", label: "Dark" },
            { id: "system", label: "System" },
          ]}
        />
        <RadioGroup
          label="Density"
          value={density}
          onChange={(density) => change({ density })}
          options={[
            {
              id: "comfortable",
              label: "Comfortable",
              description: "More space around each line.",
            },
            { id: "compact", label: "Compact", description: "More lines on each page." },
          ]}
        />
      </Stack>
    </Card>
  );
}
