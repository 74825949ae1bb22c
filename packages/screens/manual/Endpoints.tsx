import { contract } from "@ats/core/app/contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import namesFromCore from "virtual:names-from-core";
import { CaseTable } from "../../ui/manual/blocks/CaseTable.tsx";
import { Access } from "./Access.tsx";

const endpoints: Readonly<Record<string, Endpoint | undefined>> = contract;

/** Lists the endpoints that the screens of an area call, and who may call them. */
export function Endpoints({ area }: { area: string }) {
  const rows = (namesFromCore[area] ?? []).toSorted().flatMap((name) => {
    const endpoint = endpoints[name];
    return endpoint ? [rowOf(name, endpoint)] : [];
  });
  if (rows.length === 0) return <p>No calls of its own.</p>;
  return <CaseTable head={["Endpoint", "Does", "For"]} rows={rows} />;
}

const rowOf = (name: string, { method, path, summary, ...rules }: Endpoint) =>
  [
    name,
    <>
      {summary}
      <br />
      <code>
        {method} {path}
      </code>
    </>,
    <Access key="access" {...rules} />,
  ] as const;
