import type { RouteName } from "@ats/core/navigation/routes";
import type { ComponentType } from "react";
import type { ScreenProps, ScreenRoute } from "./screen.ts";

export type Screen = ComponentType<ScreenProps>;

/** The code of the screens: each is loaded once, when it is first asked for. */
export class ScreenCode {
  #loading = new Map<RouteName, Promise<Screen>>();
  #loaded = new Map<RouteName, Screen>();

  load({ name, load }: ScreenRoute): Promise<Screen> {
    const loading = this.#loading.get(name) ?? load();
    this.#loading.set(name, loading);
    loading.then(
      (screen) => this.#loaded.set(name, screen),
      // Where it failed, it may be tried again.
      () => this.#loading.delete(name),
    );
    return loading;
  }

  /** The screen itself where its code is here already. */
  loaded = ({ name }: ScreenRoute): Screen | undefined => this.#loaded.get(name);
}
