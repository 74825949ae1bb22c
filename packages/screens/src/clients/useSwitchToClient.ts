import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../app/context.tsx";
import { useSwitchCompany } from "../session/useSwitchCompany.ts";
import { clientListTexts } from "./client-list/texts.ts";

interface Destination {
  id: number;
  name: string;
}

/** Switches to a client by a one-time token, and says why where that fails. */
export function useSwitchToClient() {
  const say = useTexts();
  const { client: api } = useAts();
  const { mutate, isPending, isSuccess } = useSwitchCompany();
  const [client, setClient] = useState<Destination>();
  const begin = (next: Destination) => {
    setClient(next);
    mutate(() => api.call(getOneTimeToken, { params: { id: next.id } }), {
      onError: ({ message }) =>
        showToast({
          tone: "critical",
          title: say(clientListTexts.notSwitched, { client: next.name }),
          description: message,
        }),
    });
  };
  return { switchingTo: isPending || isSuccess ? client : undefined, begin };
}
