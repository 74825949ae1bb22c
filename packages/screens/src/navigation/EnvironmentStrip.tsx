import { type EnvironmentName, environmentKeys } from "@ats/core/settings/contract";
import { useEnvironment } from "./environment.ts";
import * as css from "./EnvironmentStrip.css.ts";

const texts: Record<Exclude<EnvironmentName, "prod">, string> = {
  demo: "Demo: everyone and everything here is made up",
  dev: "Development environment",
  test: "Test environment",
};

/** Marks a test environment by colour and in words. Specification §4. */
export function EnvironmentStrip() {
  const name = useEnvironment().values.get(environmentKeys.name);
  if (!isTrial(name)) return null;
  return (
    <div className={css.strips[name]}>
      <span className={css.text}>{texts[name]}</span>
    </div>
  );
}

const isTrial = (name: string | undefined): name is keyof typeof texts =>
  name !== undefined && Object.hasOwn(texts, name);
