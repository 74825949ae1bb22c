import type { Client } from "@ats/core/contract/client";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import {
  type ApplicationHit,
  globalSearch,
  type JobHit,
  type SearchModule,
} from "@ats/core/search/contract";
import type { nameRecords } from "@ats/core/search/names-contract";
import type { Command, CommandGroup } from "@ats/ui/CommandPalette";
import { BriefcaseBusiness, UserRound } from "lucide-react";
import { routeOf } from "../commands/recent.ts";

/** Results of each kind in the palette. */
const most = 5;

interface Scope {
  id: SearchModule;
  label: string;
}

/** Finds people and jobs for the palette. */
export const findInScopes = (
  client: Client,
  scopes: readonly Scope[],
  query: string,
  signal: AbortSignal,
): Promise<CommandGroup[]> =>
  Promise.all(
    scopes.map(async ({ id, label }) => {
      const { records } = await client.call(globalSearch, {
        query: { m: id, q: query, page_no: 0, page_size: most },
        signal,
      });
      const commands = records.map(({ _source }) =>
        id === "JOBS"
          ? jobCommand(_source as JobHit)
          : applicationCommand(_source as ApplicationHit),
      );
      return { id, title: label, commands };
    }),
  );

/** Opens a record that the user has seen before. */
export const recordCommand = ({
  kind,
  id,
  name,
  details,
}: Output<typeof nameRecords>["records"][number]): Command => ({
  id: `${kind} ${id}`,
  label: name,
  description: details.join(" · "),
  icon: kind === "jobs" ? <BriefcaseBusiness /> : <UserRound />,
  href: to[routeOf[kind]]({ id }),
});

const jobCommand = ({ id, title, job_number, location }: JobHit): Command => ({
  id: `job ${id}`,
  label: title,
  description: [job_number, location].filter(Boolean).join(" · "),
  icon: <BriefcaseBusiness />,
  href: to.applicationList({ id }),
});

const applicationCommand = (hit: ApplicationHit): Command => ({
  id: `application ${hit.id}`,
  label: hit.anonymized_applicant_name ?? `${hit.first_name ?? ""} ${hit.last_name ?? ""}`.trim(),
  description: [hit.job_title, hit.candidate_number].join(" · "),
  icon: <UserRound />,
  href: to.applicationDetails({ id: hit.id }),
});
