import { Button } from "../../src/Button/Button.tsx";
import { Inline } from "../../src/Inline/Inline.tsx";
import { Stack } from "../../src/Stack/Stack.tsx";
import { TextField } from "../../src/TextField/TextField.tsx";
import type { Density } from "../../src/theme/theme.tsx";
import * as css from "./DensityDemo.css.ts";

export const DensityDemo = () => (
  <div className={`sb-unstyled ${css.both}`}>
    <Controls density="comfortable" />
    <Controls density="compact" />
  </div>
);

const Controls = ({ density }: { density: Density }) => (
  <section className={css.card} data-density={density} aria-label={density}>
    <p className={css.title}>{density === "compact" ? "Compact" : "Comfortable"}</p>
    <Stack gap="md">
      <TextField label="Job title" defaultValue="Registered nurse" />
      <TextField label="Location" defaultValue="Leeds" />
      <Inline gap="sm">
        <Button variant="primary">Save job</Button>
        <Button>Cancel</Button>
      </Inline>
    </Stack>
  </section>
);
