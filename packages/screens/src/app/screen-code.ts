import type { RouteName } from "@ats/core/navigation/routes";
import type { ComponentType } from "react";
import type { ScreenProps, ScreenRoute } from "./screen.ts";

export type Screen = ComponentType<ScreenProps>;

/** Loads the code of each screen once, on first use. */
export class ScreenCode {
  #loading = new Map<RouteName, Promise<Screen>>();
  #loaded = new Map<RouteName, Screen>();

  load({ name, load }: ScreenRoute): Promise<Screen> {
    const loading = this.#loading.get(name) ?? load();
    this.#loading.set(name, loading);
    loading.then(
      (screen) => this.#loaded.set(name, screen),
      // Allows another attempt after a failure.
      () => this.#loading.delete(name),
    );
    return loading;
  }

  /** The screen's component, if its code has loaded. */
  loaded = ({ name }: ScreenRoute): Screen | undefined => this.#loaded.get(name);
}
