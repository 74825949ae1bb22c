import { type Client, getClient, listClients } from "@ats/core/clients/contract";
import {
  type ClientSetting,
  listClientDifferences,
  setClientSetting,
} from "@ats/core/clients/settings-contract";
import { followParent } from "@ats/core/settings/inheritance-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { clientEditTexts } from "./texts.ts";

type Saved = Pick<ClientSetting, "key" | "value">;

/** Saves a client's own value of a setting, or removes it. */
export function useClientSettings({ id, name }: Pick<Client, "id" | "name">) {
  const say = useTexts();
  const queries = useQueryClient();
  const settled = {
    onSettled: () =>
      Promise.all(
        [getClient, listClients, listClientDifferences].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    onSuccess: () =>
      showToast({ tone: "positive" as const, title: say(clientEditTexts.saved, { client: name }) }),
  };
  const set = useCall(setClientSetting, settled);
  const follow = useCall(followParent, settled);
  return {
    isPending: set.isPending || follow.isPending,
    error: set.error ?? follow.error,
    set: ({ key, value }: Saved, next: unknown = value) =>
      set.mutate({
        params: { id, key },
        body: { value: JSON.stringify(next), before: JSON.stringify(value) },
      }),
    follow: ({ key }: Saved) => follow.mutate({ params: { id, key } }),
  };
}
