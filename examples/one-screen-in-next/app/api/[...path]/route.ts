import { ats } from "../../ats";

/** Hands calls on to the API, because its cookies need the address of the page. */
async function handOn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete("connection");
  // A compressed answer would be unpacked on the way.
  headers.set("accept-encoding", "identity");
  // The API accepts writes from its own pages, and this server vouches for those of its own.
  if (URL.parse(headers.get("origin") ?? "")?.host === headers.get("host"))
    headers.set("origin", new URL(ats).origin);
  const { method } = request;
  const body = method === "GET" ? null : await request.arrayBuffer();
  return fetch(ats + pathname + search, { method, headers, body });
}

export { handOn as DELETE, handOn as GET, handOn as POST, handOn as PUT };
