import type { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { useEffect, useState } from "react";
import type { Town } from "./towns.ts";

type Place = Output<typeof getJobSuggestions>["places"][number];

export function useTowns(areNeeded: boolean): readonly Town[] {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    if (areNeeded) void import("./towns.ts").then((loaded) => setTowns(loaded.towns));
  }, [areNeeded]);
  return towns;
}

const townsMax = 20;

/**
 * Suggests the company's places that contain the typed text, then other towns that begin with it.
 */
export function suggestPlaces(typed: string, places: readonly Place[], towns: readonly Town[]) {
  const text = typed.trim().toLowerCase();
  const used = new Set(places.map(({ location }) => location.toLowerCase()));
  const own = places
    .filter((place) => `${place.location} ${place.postal_code}`.toLowerCase().includes(text))
    .map(({ location, postal_code }) => ({
      id: location,
      label: location,
      description: postal_code,
    }));
  const others = towns
    .filter(({ name }) => name.toLowerCase().startsWith(text) && !used.has(name.toLowerCase()))
    .slice(0, townsMax)
    .map(({ name, county }) => ({ id: `${name}, ${county}`, label: name, description: county }));
  return text ? [...own, ...others] : own;
}
