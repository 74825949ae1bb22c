import { type CSSProperties, useState } from "react";
import { Button } from "../../src/Button/Button.tsx";
import { Checkbox } from "../../src/Checkbox/Checkbox.tsx";
import { Inline } from "../../src/Inline/Inline.tsx";
import { Link } from "../../src/Link/Link.tsx";
import { Stack } from "../../src/Stack/Stack.tsx";
import { Text } from "../../src/Text/Text.tsx";
import { brandVariables } from "../../src/theme/brandVariables.ts";
import type { Theme } from "../../src/theme/theme.tsx";
import * as css from "./BrandMaker.css.ts";

/** Derives a stylesheet from two colours, by the rules of the brands. */
export function BrandMaker() {
  const [accent, setAccent] = useState("#7a1fa2");
  const [sidebar, setSidebar] = useState("#24102e");
  const variables = brandVariables({ name: "Yours", accent, sidebar });
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  const sheet = [":root {", ...lines, "}"].join("\n");
  return (
    <div className={`sb-unstyled ${css.maker}`}>
      <Inline gap="xl">
        <Colour label="Accent" value={accent} onChange={setAccent} />
        <Colour label="Navigation" value={sidebar} onChange={setSidebar} />
      </Inline>
      <div className={css.both}>
        <Preview theme="light" variables={variables as CSSProperties} />
        <Preview theme="dark" variables={variables as CSSProperties} />
      </div>
      <pre className={css.sheet} tabIndex={0} aria-label="Stylesheet">
        {sheet}
      </pre>
      <Inline>
        <Button onPress={() => void navigator.clipboard.writeText(sheet)}>Copy stylesheet</Button>
      </Inline>
    </div>
  );
}

type ColourProps = { label: string; value: string; onChange: (value: string) => void };

const Colour = ({ label, value, onChange }: ColourProps) => (
  <label className={css.colour}>
    <input
      type="color"
      className={css.well}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    <span>
      {label} <code>{value}</code>
    </span>
  </label>
);

type PreviewProps = { theme: Theme; variables: CSSProperties };

const Preview = ({ theme, variables }: PreviewProps) => (
  <section aria-label={theme} data-theme={theme} className={css.preview} style={variables}>
    <div className={css.navigation}>
      <span className={css.current}>Jobs</span>
      <span>Candidates</span>
    </div>
    <div className={css.content}>
      <Stack gap="md">
        <Text>
          Three people have applied as <Link href="#nurse">Registered nurse</Link>.
        </Text>
        <Checkbox defaultSelected>Notify me about new applications</Checkbox>
        <Inline gap="sm">
          <Button variant="primary">Review</Button>
          <Button>Later</Button>
        </Inline>
      </Stack>
    </div>
  </section>
);
