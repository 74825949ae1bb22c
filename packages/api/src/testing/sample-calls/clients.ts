import type { Samples } from "../sample.ts";

export const clientCalls = { listClients: { own: true } } satisfies Samples;
