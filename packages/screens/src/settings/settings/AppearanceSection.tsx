import { Card } from "@ats/ui/Card";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { useAppearance } from "../../navigation/appearance.ts";

/** Theme and density of this device. */
export default function AppearanceSection() {
  const [{ theme, density }, change] = useAppearance();
  return (
    <Card title="Appearance">
      <Stack gap="xl">
        <RadioGroup
          label="Theme"
          description="Kept on this device."
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
            { id: "comfortable", label: "Comfortable", description: "Room around each line." },
            { id: "compact", label: "Compact", description: "More lines on a page." },
          ]}
        />
      </Stack>
    </Card>
  );
}
