import type { Input } from "@ats/core/contract/endpoint";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
import type { Settings } from "@ats/core/settings/registry";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useUserCache } from "../../session/queries.ts";

type Body = Input<typeof saveSpecificSetting>["body"];

/** Saves a company setting if nobody has changed it meanwhile, and refetches the user. */
export function useCompanySetting<Property extends keyof Settings>(
  field: Settings[Property]["field"],
  property: Property,
) {
  const cache = useUserCache();
  const queries = useQueryClient();
  const call = useCall(saveSpecificSetting, {
    onError: ({ status }) => {
      if (status === 412) void cache.refetch();
    },
  });
  return {
    ...call,
    /** `before` as JSON text. */
    save: (value: unknown, before: string, onSaved: () => void) =>
      call.mutate(
        { body: { field, property, value: JSON.stringify(value), before } as Body },
        {
          onSuccess: async () => {
            await cache.refetch();
            void queries.invalidateQueries({ queryKey: keyOf(listInheritance) });
            onSaved();
          },
        },
      ),
  };
}
