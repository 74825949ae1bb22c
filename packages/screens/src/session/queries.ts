import { useQuery } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { signedInUser } from "./signed-in-user.ts";

export function useSignedInUser() {
  const { client, host } = useAts();
  return useQuery(signedInUser(client, host.cookies));
}
