import { environmentKeys } from "@ats/core/settings/contract";
import { useTexts } from "@ats/ui/texts";
import * as css from "./EnvironmentStrip.css.ts";
import { useEnvironment } from "./environment.ts";
import { environmentTexts } from "./texts.ts";

/** Marks a test environment by colour and in words. Specification §4. */
export function EnvironmentStrip() {
  const say = useTexts();
  const name = useEnvironment().values.get(environmentKeys.name);
  if (!isTrial(name)) return null;
  return (
    <div className={css.strips[name]}>
      <span className={css.text}>{say(environmentTexts[name])}</span>
    </div>
  );
}

const isTrial = (name: string | undefined): name is keyof typeof environmentTexts =>
  name !== undefined && Object.hasOwn(environmentTexts, name);
