import { listSupportCompanies, openSupportSession } from "@ats/core/session/support-contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { useDebouncedTerm } from "../../search/useDebouncedTerm.ts";
import { useUser } from "../session.tsx";
import { useSwitchCompany } from "../useSwitchCompany.ts";
import { SupportedCompaniesView } from "./SupportedCompaniesView.tsx";

/** All customers' companies, for technical support and client service. Specification §6. */
export function SupportedCompanies() {
  const { client } = useAts();
  const user = useUser();
  const [term, setTerm] = useState("");
  const q = useDebouncedTerm(term);
  const [reason = "", setReason] = useDraftState("supportReason", z.string());
  const { data, isPending, isFetching, refetch } = useEndpoint(
    listSupportCompanies,
    { query: { q } },
    { placeholderData: keepPreviousData },
  );
  const switching = useSwitchCompany();
  return (
    <SupportedCompaniesView
      state={data ? "loaded" : isPending ? "loading" : "failed"}
      companies={data?.records ?? []}
      total={data?.total ?? 0}
      current={user.company}
      term={term}
      search={setTerm}
      reason={reason}
      giveReason={setReason}
      error={switching.error?.message}
      isOpening={switching.isPending || switching.isSuccess}
      isRetrying={isFetching}
      retry={() => void refetch()}
      open={(company) =>
        switching.mutate(async () => {
          const passage = await client.call(openSupportSession, { body: { company, reason } });
          setReason(undefined);
          return passage;
        })
      }
    />
  );
}
