import { contract } from "@ats/core/app/contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import namesFromCore from "virtual:names-from-core";
import { CaseTable } from "../../ui/manual/blocks/CaseTable.tsx";
import { Access } from "./Access.tsx";

const endpoints: Readonly<Record<string, Endpoint | undefined>> = contract;

/** Lists the endpoints that the screens of an area call, and who may call them. */
export const Endpoints = ({ area }: { area: string }) => (
  <CaseTable
    head={["Endpoint", "Does", "For"]}
    rows={(namesFromCore[area] ?? []).toSorted().flatMap((name) => {
      const endpoint = endpoints[name];
      if (!endpoint) return [];
      const { method, path, summary } = endpoint;
      return [
        [
          name,
          <>
            {summary}
            <br />
            <code>
              {method} {path}
            </code>
          </>,
          <Access key="access" {...endpoint} />,
        ] as const,
      ];
    })}
  />
);
