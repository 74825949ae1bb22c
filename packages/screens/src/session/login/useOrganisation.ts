import type { Input } from "@ats/core/contract/endpoint";
import {
  beginOrganisationSignIn,
  finishOrganisationSignIn,
  signInStateSchema,
} from "@ats/core/session/organisation-contract";
import { environmentKeys } from "@ats/core/settings/contract";
import { type Text, useTexts } from "@ats/ui/texts";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { readStored, writeStored } from "../../lists/storage.ts";
import { useEnvironment } from "../../navigation/environment.ts";
import type { LoginSearch } from "./route.ts";
import { loginTexts } from "./texts.ts";

/** Storage key of the sign-in in progress at the organisation. */
const passageKey = "ats.organisation";
const passage = signInStateSchema.extend({ callbackUrl: z.string().optional() });

export interface Organisation {
  /** Name of the organisation; undefined if there is none. */
  name: string | undefined;
  begin(): void;
  isPending: boolean;
  error: string | undefined;
}

/** Signs in at the organisation by OpenID Connect. Specification §7, Auth. */
export function useOrganisation(
  { search, setSearch }: Pick<ScreenProps<"Login", LoginSearch>, "search" | "setSearch">,
  signedIn: (userId: number, callbackUrl: string | undefined) => void,
): Organisation {
  const say = useTexts();
  const { host } = useAts();
  const name = useEnvironment().values.get(environmentKeys.organisation);
  const [answer] = useState(() => readAnswer(search, host.storage));
  const begin = useCall(beginOrganisationSignIn, {
    onSuccess: ({ url, ...begun }) => {
      writeStored(host.storage, passageKey, { ...begun, callbackUrl: search.callbackUrl });
      host.leave(url);
    },
  });
  const finish = useCall(finishOrganisationSignIn);
  const { mutate } = finish;
  const isTaken = useRef(false);

  useEffect(() => {
    // Removes one-time values from the address and the browser's history.
    const { code, error } = search;
    if (code !== undefined || error !== undefined)
      setSearch({ ...search, ...withoutAnswer }, { replace: true });
  }, [search, setSearch]);

  useEffect(() => {
    if (!("body" in answer) || isTaken.current) return;
    isTaken.current = true;
    host.storage.removeItem(passageKey);
    const { body, callbackUrl } = answer;
    mutate({ body }, { onSuccess: ({ id }) => signedIn(id, callbackUrl) });
  }, [answer, host, mutate, signedIn]);

  return {
    name,
    begin: () => begin.mutate({}),
    isPending: begin.isPending || begin.isSuccess || finish.isPending || finish.isSuccess,
    error: begin.error?.message ?? finish.error?.message ?? (answer.problem && say(answer.problem)),
  };
}

const withoutAnswer = { code: undefined, state: undefined, iss: undefined, error: undefined };

type ProviderAnswer =
  | {
      body: Input<typeof finishOrganisationSignIn>["body"];
      callbackUrl?: string | undefined;
      problem?: undefined;
    }
  | { problem: Text | undefined };

function readAnswer({ code, state, iss, error }: LoginSearch, storage: Storage): ProviderAnswer {
  if (!code) return { problem: error === undefined ? undefined : loginTexts.organisationRefused };
  const started = readStored(storage, passageKey, passage);
  if (!started || started.state !== state) return { problem: loginTexts.otherBrowser };
  const { callbackUrl, ...kept } = started;
  return { body: { ...kept, code, ...(iss && { iss }) }, callbackUrl };
}
