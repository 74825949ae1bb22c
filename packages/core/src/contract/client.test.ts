import { describe, expect, it, vi } from "vitest";
import { addNote, getApplication, listApplications } from "../applications/contract.ts";
import { listJobs } from "../jobs/list-contract.ts";
import { login } from "../session/contract.ts";
import { logout } from "../session/session-times-contract.ts";
import { type LogoutReason, logoutReasonHeader } from "../session/session.ts";
import { uploadDocumentTemplate } from "../templates/document-templates-contract.ts";
import { ApiError, createClient } from "./client.ts";

function clientOn(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  let token: string | undefined = "first-token";
  const onUnauthorised = vi.fn<(reason?: LogoutReason) => void>();
  const onNotFound = vi.fn<() => void>();
  const client = createClient({
    baseUrl: "https://ats.example",
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
    token: { read: () => token, write: (next) => (token = next) },
    onUnauthorised,
    onNotFound,
  });
  return { client, requests, token: () => token, onUnauthorised, onNotFound };
}

const refusal =
  (status: number, message = "No.") =>
  () =>
    new Response("{}", { status, headers: { "x-message": message } });
const empty = () => Response.json({});

describe("Specification §7: every call", () => {
  it("sends the API token and keeps the one that it gets back", async () => {
    const { client, requests, token } = clientOn(
      () => new Response("{}", { headers: { "x-api-token": "second-token" } }),
    );
    await client.call(logout);
    expect(requests[0]?.headers.get("x-api-token")).toBe("first-token");
    expect(token()).toBe("second-token");
  });

  it("keeps the API token in memory unless the host keeps it", async () => {
    const requests: Request[] = [];
    const client = createClient({
      baseUrl: "https://ats.example",
      fetch: async (request) => {
        requests.push(request);
        return new Response("{}", { headers: { "x-api-token": "only-token" } });
      },
    });
    await client.call(logout);
    await client.call(logout);
    expect(requests.map(({ headers }) => headers.get("x-api-token"))).toEqual([null, "only-token"]);
  });

  it("fills the path and repeats a search that has several values", async () => {
    const { client, requests } = clientOn(() =>
      Response.json({ records: [], total: 0, counts: {} }),
    );
    await client
      .call(listApplications, {
        params: { id: 7 },
        query: { page_no: 0, s: ["first_name:Ann", "source:Indeed"] },
      })
      .catch(() => undefined);
    expect(requests[0]?.url).toBe(
      "https://ats.example/api/jobs/7/applications?page_no=0&s=first_name%3AAnn&s=source%3AIndeed",
    );
  });

  it("sends a form when a field is a file, along with the declared headers", async () => {
    const { client, requests } = clientOn(empty);
    const file = new File(["%PDF-"], "handbook.pdf");
    await client
      .call(uploadDocumentTemplate, {
        headers: { "x-company-id": "1" },
        body: { name: "Handbook", file },
      })
      .catch(() => undefined);
    const [request] = requests;
    expect(request?.headers.get("x-company-id")).toBe("1");
    const form = await request?.formData();
    expect(form?.get("name")).toBe("Handbook");
    expect(form?.get("file")).toMatchObject({ name: "handbook.pdf", size: 5 });
  });

  it("rejects an answer that does not match its schema", async () => {
    const { client } = clientOn(() => Response.json({ id: "seven" }));
    await expect(client.call(getApplication, { params: { id: 7 } })).rejects.toThrow(
      /expected number/,
    );
  });
});

describe("Specification §4 and §8: a refused call", () => {
  it("can carry a name in any script, though a header cannot", async () => {
    const message = "Олена Коваль is in another interview then.";
    const { client } = clientOn(() =>
      Response.json(
        { message },
        { status: 409, headers: { "x-message": " is in another interview then." } },
      ),
    );
    await expect(client.call(listJobs, {})).rejects.toMatchObject({ status: 409, message });
  });

  it("carries the server's x-message", async () => {
    const { client } = clientOn(refusal(403, "You may not see this."));
    await expect(client.call(logout)).rejects.toEqual(new ApiError(403, "You may not see this."));
  });

  it("is read to the end, so that its connection is free for the next call", async () => {
    const answer = refusal(403)();
    const { client } = clientOn(() => answer);
    await client.call(logout).catch(() => undefined);
    expect(answer.bodyUsed).toBe(true);
  });

  it("reports a 401 so that the host goes to Logout", async () => {
    const { client, onUnauthorised } = clientOn(refusal(401));
    await client.call(logout).catch(() => undefined);
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it("reports a company disabled in the meantime so that the host goes to Logout", async () => {
    const headers = { [logoutReasonHeader]: "DISABLED_COMPANY" };
    const { client, onUnauthorised } = clientOn(() => new Response(null, { status: 403, headers }));
    await client.call(listJobs).catch(() => undefined);
    expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith("DISABLED_COMPANY");
  });

  it("stays on the page when the caller's role lacks the right", async () => {
    const { client, onUnauthorised } = clientOn(refusal(403));
    await client.call(listJobs).catch(() => undefined);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it("keeps a user with a mistyped password on the sign-in page", async () => {
    const { client, onUnauthorised } = clientOn(refusal(401));
    const body = { email: "ann@northgate.example", password: "wrong" };
    await client.call(login, { body }).catch(() => undefined);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it("reports a 404 so that the host goes to /404", async () => {
    const { client, onNotFound } = clientOn(refusal(404));
    await client.call(getApplication, { params: { id: 7 } }).catch(() => undefined);
    expect(onNotFound).toHaveBeenCalledOnce();
  });

  it("says what to do when the server cannot be reached", async () => {
    const { client } = clientOn(() => Promise.reject(new TypeError("failed to fetch")));
    await expect(client.call(logout)).rejects.toThrow(/Check your connection/);
  });
});

it("Specification §7: every call sends its body as JSON", async () => {
  const { client, requests } = clientOn(empty);
  const body = { email: "ann@northgate.example", password: "Welcome" };
  await client.call(login, { body }).catch(() => undefined);
  expect(await requests[0]?.json()).toEqual(body);
});

describe("Quality R3: an idempotent call whose answer is lost", () => {
  const note = { params: { id: 7 }, body: { text: "Call her on Friday" } };
  const keysOf = (requests: Request[]) =>
    requests.map(({ headers }) => headers.get("idempotency-key"));

  it("keeps its key when it is repeated, until it is answered", async () => {
    let isAway = true;
    const { client, requests } = clientOn(() =>
      isAway ? Promise.reject(new TypeError("failed to fetch")) : refusal(409)(),
    );
    const add = () => client.call(addNote, note).catch(() => undefined);
    await add();
    isAway = false;
    await add();
    await add();
    const [first, resent, again, next] = keysOf(requests);
    expect([resent, again]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it("keeps its key after a gateway timeout or a server failure", async () => {
    let status = 0;
    const { client, requests } = clientOn(() => refusal(status)());
    for (status of [504, 500, 409, 409]) await client.call(addNote, note).catch(() => undefined);
    const [first, second, third, next] = keysOf(requests);
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it("gets a new key when the request differs", async () => {
    const { client, requests } = clientOn(() => Promise.reject(new TypeError("failed to fetch")));
    const add = (text: string) =>
      client.call(addNote, { ...note, body: { ...note.body, text } }).catch(() => undefined);
    await add("Call her on Friday");
    await add("Call her on Monday");
    const [first, , other] = keysOf(requests);
    expect(other).not.toBe(first);
  });
});
