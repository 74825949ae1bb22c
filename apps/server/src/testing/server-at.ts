import { type Client, createClient } from "@ats/core/contract/client";
import { authorisationSchemes } from "@ats/core/session/session";

/** A server of a company or a partner, with an API token of the product at `url`. */
export const serverAt = (url: string, token: string): Client =>
  createClient({
    baseUrl: url,
    fetch(request) {
      request.headers.set("authorization", `${authorisationSchemes.server} ${token}`);
      return fetch(request);
    },
  });
