import { listSupportCompanies, openSupportSession } from "@ats/core/session/support-contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { useRestedTerm } from "../../search/rested-term.ts";
import { useUser } from "../session.tsx";
import { useSwitch } from "../switching.ts";
import { SupportedCompaniesView } from "./SupportedCompaniesView.tsx";

/** Every customer's company, for technical support and client service. Specification §6. */
export function SupportedCompanies() {
  const { client } = useAts();
  const user = useUser();
  const [term, setTerm] = useState("");
  const q = useRestedTerm(term);
  const { data, isPending, isError, isFetching, refetch } = useEndpoint(
    listSupportCompanies,
    { query: { q } },
    { placeholderData: keepPreviousData },
  );
  const switching = useSwitch();
  return (
    <SupportedCompaniesView
      state={isPending ? "loading" : isError ? "failed" : "loaded"}
      companies={data?.records ?? []}
      total={data?.total ?? 0}
      current={user.company}
      term={term}
      search={setTerm}
      error={switching.error?.message}
      isOpening={switching.isPending || switching.isSuccess}
      isRetrying={isFetching}
      retry={() => void refetch()}
      open={(body) => switching.mutate(() => client.call(openSupportSession, { body }))}
    />
  );
}
