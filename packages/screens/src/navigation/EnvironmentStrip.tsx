import { environmentKeys } from "@ats/core/settings/contract";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import * as css from "./EnvironmentStrip.css.ts";
import { useEnvironment } from "./environment.ts";
import { environmentTexts } from "./texts.ts";

type Trial = keyof typeof environmentTexts;

/** Marks a test environment by colour and in words. Specification §4. */
export function EnvironmentStrip() {
  const say = useTexts();
  const { values } = useEnvironment();
  const name = values.get(environmentKeys.name);
  const text = values.get(environmentKeys.text);
  return isTrial(name) ? (
    <StripOf name={name}>{text ?? say(environmentTexts[name])}</StripOf>
  ) : null;
}

/** The strip of an environment, also as a preview. */
export const StripOf = ({ name, children }: { name: Trial; children: ReactNode }) => (
  <div className={css.strips[name]}>
    <span className={css.text}>{children}</span>
  </div>
);

export const isTrial = (name: string | undefined): name is Trial =>
  name !== undefined && Object.hasOwn(environmentTexts, name);
