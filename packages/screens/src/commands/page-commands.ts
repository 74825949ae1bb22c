import type { ReactNode } from "react";

/** An action of the page, such as rejecting the applicant on it. */
export interface PageCommand {
  /** Unique on the page. */
  id: string;
  label: string;
  /** Runs it, in the format of `Keys`: "R", "ArrowRight". The first is shown. */
  keys?: string | readonly string[] | undefined;
  icon?: ReactNode;
  /** Additional words under which the palette finds it. */
  keywords?: string;
  /** Default: true. */
  isThere?: boolean;
  onAction(): void;
}

export interface PageCommandGroup {
  /** The page's subject: "Amelia Shah". */
  title: string | undefined;
  commands: readonly PageCommand[];
}

/** The commands of the mounted pages and their parts. */
export class PageCommands {
  #places = 0;
  #byPlace = new Map<number, PageCommandGroup>();
  #groups: readonly PageCommandGroup[] = [];
  #listeners = new Set<() => void>();

  /** A part renders after the page around it, so its place comes later. */
  nextPlace = (): number => this.#places++;

  set(place: number, group: PageCommandGroup | undefined): void {
    if (group) this.#byPlace.set(place, group);
    else this.#byPlace.delete(place);
    this.#groups = [...this.#byPlace].toSorted(([a], [b]) => b - a).map(([, shown]) => shown);
    for (const listener of this.#listeners) listener();
  }

  /** The last mounted group is the first. */
  groups = (): readonly PageCommandGroup[] => this.#groups;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

export const keysOf = ({ keys = [] }: Pick<PageCommand, "keys">): readonly string[] =>
  typeof keys === "string" ? [keys] : keys;
