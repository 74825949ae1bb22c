import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { listAccessibleClients } from "@ats/core/session/switching-contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { useUser } from "../session.tsx";
import { useSwitchCompany } from "../useSwitchCompany.ts";
import { OwnCompaniesView } from "./OwnCompaniesView.tsx";

export function OwnCompanies() {
  const { client } = useAts();
  const user = useUser();
  const [company, setCompany] = useState<number>();
  const body = { email: user.email };
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keyOf(listAccessibleClients, { body }),
    queryFn: ({ signal }) => client.call(listAccessibleClients, { body, signal }),
  });
  const switching = useSwitchCompany();
  const companies = data
    ? [...(data.masterCompany ? [data.masterCompany] : []), ...data.accessible_clients]
    : [];
  return (
    <OwnCompaniesView
      state={data ? "loaded" : isPending ? "loading" : "failed"}
      companies={companies}
      current={user.company}
      company={company ?? only(companies, user.company)}
      choose={setCompany}
      error={switching.error?.message}
      isSwitching={switching.isPending || switching.isSuccess}
      isRetrying={isFetching}
      retry={() => void refetch()}
      go={(id) => switching.mutate(() => client.call(getOneTimeToken, { params: { id } }))}
    />
  );
}

/** Preselects the only other company. */
const only = (companies: readonly { id: number }[], current: number): number | undefined => {
  const others = companies.filter(({ id }) => id !== current);
  return others.length === 1 ? others[0]?.id : undefined;
};
