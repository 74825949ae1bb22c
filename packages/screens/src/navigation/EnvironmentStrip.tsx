import { type EnvironmentName, environmentKeys, getEnvironment } from "@ats/core/settings/contract";
import { useEndpoint } from "../app/endpoint.ts";
import * as css from "./EnvironmentStrip.css.ts";

const texts: Record<Exclude<EnvironmentName, "prod">, string> = {
  demo: "Demo: everyone and everything here is made up",
  dev: "Development environment",
  test: "Test environment",
};

/** Tells a trial environment from the real one, by colour and in words. Specification §4. */
export function EnvironmentStrip() {
  const name = useEnvironment().get(environmentKeys.name);
  if (!isTrial(name)) return null;
  return (
    <div className={css.strips[name]}>
      <span className={css.text}>{texts[name]}</span>
    </div>
  );
}

const isTrial = (name: string | undefined): name is keyof typeof texts =>
  name !== undefined && Object.hasOwn(texts, name);

/** The environment; empty where it could not be loaded. Specification §8. */
function useEnvironment(): ReadonlyMap<string, string> {
  const { data } = useEndpoint(getEnvironment, {}, { staleTime: Number.POSITIVE_INFINITY });
  return new Map(data?.records.map(({ key, val }) => [key, val]));
}
