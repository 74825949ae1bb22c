import { type Endpoint, file } from "@ats/core/contract/endpoint";
import { blankFields } from "@ats/core/rights/field-groups";
import { proofNonceHeader } from "@ats/core/session/session";
import { type Context, Hono } from "hono";
import { inCompany } from "../database/database.ts";
import { authenticate } from "../session/authenticate.ts";
import { proofNonce } from "../session/proof-nonce.ts";
import { needCaptcha } from "../session/captcha.ts";
import { answerWith, refuseWith } from "../kernel/answer.ts";
import { answerScim, refuseScim } from "../kernel/scim-answer.ts";
import { authorise, needOpenSearch } from "../kernel/authorise.ts";
import {
  diskFull,
  type Failure,
  failureOf,
  isConflict,
  isDataException,
  isOutOfScope,
  isRetryable,
  noteOutage,
} from "../kernel/failure.ts";
import { foreignOrigin, isOwnOrigin } from "../kernel/own-origin.ts";
import { type Transport, requestContext } from "../kernel/transport.ts";
import type { Call, Implementation, OutsideCall } from "../kernel/implement.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { nothingHere, readHeaders, readInput, readVersion } from "../kernel/input.ts";
import { runOnce } from "../kernel/idempotency.ts";
import { HttpError, ProofNeeded } from "../kernel/http-error.ts";
import { addressLimits } from "./address-limits.ts";
import type { Services } from "../kernel/services.ts";
import { type Meter, workBudget } from "../kernel/work-budget.ts";

export interface ApiOptions {
  /**
   * True when a write may come from the request's Origin. By default only the request's own host
   * may.
   */
  allowOrigin?: (request: Request) => boolean;
  /** Receives unexpected failures, free of personal data. */
  report?: (failure: Failure) => void;
  /** Milliseconds by which the work of strangers is measured; by default those that pass. */
  workClock?: () => number;
}

/** Builds the API as a function from Request to Response: `app.fetch(request, home)`. */
export function createApi(
  implementations: readonly Implementation[],
  services: Services,
  { allowOrigin = isOwnOrigin, report = toConsole, workClock }: ApiOptions = {},
) {
  const measure = workBudget(workClock);
  const app = new Hono<{ Bindings: Transport }>({ strict: false });
  services.fullDisks ??= new Map();
  services.usedProofs ??= new Map();

  for (const { endpoint, handle, outside, streamed } of implementations) {
    const name = `${endpoint.method} ${endpoint.path}`;
    app.on(endpoint.method, route(endpoint.path), async (context) => {
      const request = requestContext(context.req.raw, context.env);
      try {
        return await measure(request, async (meter) => {
          if (endpoint.method !== "GET") {
            if (!isServer(request) && !allowOrigin(context.req.raw)) throw foreignOrigin();
            if (services.hasRoom && !(await services.hasRoom())) throw diskFull("database");
          }
          const runnable = { endpoint, handle: handle as Handle, outside, streamed };
          const result = await run(runnable, context, request, meter);
          return (endpoint.isScim ? answerScim : answerWith)(endpoint, result, request);
        });
      } catch (error) {
        const refuse = (refusal: Parameters<typeof refuseWith>[0]) =>
          (endpoint.isScim ? refuseScim : refuseWith)(refusal, request.answer);
        if (error instanceof ProofNeeded) request.answer.set(proofNonceHeader, error.nonce);
        if (error instanceof HttpError) return refuse(error);
        if (isOutOfScope(error)) return refuse(outOfScope());
        if (isDataException(error)) return refuse(outOfRange());
        report(failureOf(name, error));
        if (isConflict(error)) return refuse(conflict());
        const outage = noteOutage(services, error);
        if (outage) return refuse(outage);
        return refuse({ status: 500, message: unexpected });
      }
    });
  }
  app.notFound((context) =>
    refuseWith(nothingHere(), requestContext(context.req.raw, context.env).answer),
  );

  async function run(
    { endpoint, handle, outside, streamed }: Runnable,
    context: Context,
    request: RequestContext,
    meter: Meter,
  ) {
    if (endpoint.access === "public") {
      const limit = endpoint.limit && addressLimits[endpoint.limit];
      await limit?.check(services, request);
      if (endpoint.captcha) await needCaptcha(services, request);
      const input = await readInput(endpoint, context, meter);
      const headers = readHeaders(endpoint, request);
      try {
        return await again(endpoint, (afterCommit) =>
          handle({ ...input, headers, services, request, afterCommit }),
        );
      } catch (error) {
        if (error instanceof HttpError && [400, 404].includes(error.status))
          await limit?.countRefused?.(services, request);
        throw error;
      }
    }

    const credentials = request.credentials();
    const session = await authenticate(services, credentials);
    meter.recognise();
    if (credentials.kind === "embedded")
      request.answer.set(proofNonceHeader, await proofNonce(services));
    authorise(session, endpoint);
    const actor = { ...session.actor, address: request.address };
    const version = readVersion(endpoint, request);
    const headers = readHeaders(endpoint, request);
    const input = { ...(await readInput(endpoint, context, meter, streamed)), version };
    needOpenSearch(actor, endpoint, input.query as object);
    const shown = (result: unknown) =>
      endpoint.response === file ? result : blankFields(result, actor.access.hidden);
    if (outside) {
      const doOnce: OutsideCall["once"] = (work, what) =>
        inCompany(services.system, actor, (db) =>
          runOnce({ endpoint, actor, input: { ...input, body: what }, db, services, request }, () =>
            work(db),
          ),
        ) as ReturnType<typeof work>;
      // The input may be a stream, which can be read only once.
      return shown(
        await again(
          endpoint,
          (afterCommit) =>
            handle({ ...input, headers, actor, services, request, afterCommit, once: doOnce }),
          { attempts: 1 },
        ),
      );
    }
    return shown(
      await again(endpoint, (afterCommit) =>
        inCompany(services.system, actor, (db) =>
          runOnce({ endpoint, actor, input, db, services, request }, () =>
            handle({ ...input, headers, actor, db, services, request, afterCommit }),
          ),
        ),
      ),
    );
  }

  /**
   * Does the work, and repeats it after a conflict. An effect that fails afterwards does not undo
   * it.
   */
  async function again(
    endpoint: Endpoint,
    work: (afterCommit: Call["afterCommit"]) => Promise<unknown>,
    { attempts = 3 } = {},
  ): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const effects: (() => Promise<unknown>)[] = [];
      try {
        const result = await work((effect) => void effects.push(effect));
        for (const effect of effects)
          await effect().catch((error) => report(failureOf(`after ${endpoint.path}`, error)));
        return result;
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
      }
    }
  }
  return app;
}

/** The path in the router's syntax; the router accepts it with or without a slash at the end. */
const route = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1").replace(/\/$/, "");

type Handle = (call: unknown) => Promise<unknown>;

interface Runnable {
  endpoint: Endpoint;
  handle: Handle;
  outside: boolean | undefined;
  streamed: boolean | undefined;
}

/** Browsers send no API token by themselves, so that no other page can make such a call. */
const isServer = (request: RequestContext): boolean => request.credentials().kind === "server";

// oxlint-disable-next-line no-console -- where the home has no log of its own
const toConsole = (failure: Failure): void => console.error(failure);

const unexpected =
  "Something went wrong on the server. Try again. If it keeps happening, tell your administrator.";
const conflict = () =>
  new HttpError(
    409,
    "Someone else changed this at the same time. Reload the page, then try again.",
  );
const outOfScope = () =>
  new HttpError(
    403,
    "This is outside the jobs that your role covers. Choose one of those, or ask your administrator.",
  );
const outOfRange = () =>
  new HttpError(400, "A value in the request is out of range. Correct it and try again.");
