import type { Endpoint, Input } from "@ats/core/contract/endpoint";
import type { RouteName, RouteParams } from "@ats/core/navigation/routes";
import type { Feature } from "@ats/core/rights/access";
import type { CompanyType, FieldGroup, Right } from "@ats/core/rights/rights";
import type { Text } from "@ats/ui/texts";
import type { ComponentType } from "react";
import { z } from "zod";
import type { Host } from "./host.ts";
import type { titles } from "./titles.ts";

/** A route that has a screen and its title. */
export type ScreenName = keyof typeof titles;

/** Props of every screen: typed path parameters and search, independent of the router. */
export interface ScreenProps<Name extends RouteName = RouteName, Search = Record<never, never>> {
  params: { [Key in keyof RouteParams<Name>]: string };
  search: Search;
  /** Sets search parameters in the address. Undefined removes a parameter. */
  setSearch(next: Search, options?: { replace?: boolean }): void;
}

/** A route and its screen. The name determines the path (Specification §2). */
export interface ScreenRoute {
  name: RouteName;
  /** Of a host's own screen; the others have theirs in `titles.ts`. */
  title?: Text;
  /** "shell" has a sidebar and toolbar; "plain" has neither. */
  layout: "shell" | "plain";
  right?: Right;
  /** Group of fields without which the screen is of no use. */
  shows?: FieldGroup;
  /** Feature required to see the screen. Specification §6. */
  feature?: Feature;
  company: CompanyType | "any";
  search: z.ZodType;
  load: () => Promise<ComponentType<ScreenProps>>;
  /** Starts reading the first screen's data while its code and the user load. */
  prefetch?: Prefetch<never, never>;
}

/** A route that remembers what its screen takes. */
export interface RouteOf<Name extends RouteName, Search> extends ScreenRoute {
  name: Name;
  takes?: Search;
}

export type Read = <E extends Endpoint>(endpoint: E, input: Input<E>) => void;
type Prefetch<Name extends RouteName, Search> = (
  read: Read,
  at: { host: Host; params: ScreenProps<Name>["params"]; search: Search },
) => void | Promise<void>;

interface ScreenDefinition<Name extends RouteName, Search extends z.ZodType> {
  name: Name;
  layout?: "shell" | "plain";
  right?: Right;
  shows?: FieldGroup;
  feature?: Feature;
  company?: CompanyType | "any";
  search?: Search;
  load: () => Promise<ComponentType<ScreenProps<Name, z.output<Search>>>>;
  prefetch?: Prefetch<Name, z.output<Search>>;
}

type Titled<Name> = Name extends ScreenName ? { title?: Text } : { title: Text };

export function screen<Name extends RouteName, Search extends z.ZodType = z.ZodObject>(
  route: ScreenDefinition<Name, Search> & Titled<Name>,
): RouteOf<Name, z.output<Search>> {
  const company = route.right ? "ATS" : "any";
  return {
    layout: "shell",
    company,
    search: z.object({}),
    ...route,
  } as unknown as RouteOf<Name, z.output<Search>>;
}

/** Parses the search part of an address. Ignores invalid values. */
export function searchOf({ search: schema }: ScreenRoute, search: string): Record<string, unknown> {
  const result = schema.safeParse(valuesIn(search));
  return result.success ? (result.data as Record<string, unknown>) : {};
}

/** The values in the search part of an address by name, several as an array. */
export function valuesIn(search: string): Record<string, unknown> {
  const parameters = new URLSearchParams(search);
  const values = [...new Set(parameters.keys())].map((name) => {
    const [one, ...more] = parameters.getAll(name);
    return [name, more.length > 0 ? [one, ...more] : one];
  });
  return Object.fromEntries(values);
}
