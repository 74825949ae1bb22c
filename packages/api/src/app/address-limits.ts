import type { AddressLimit as Kind } from "@ats/core/contract/endpoint";
import {
  countPublicWrite,
  limitPublicWrites,
  needRoomForWrite,
} from "../kernel/public-write-limits.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services } from "../kernel/services.ts";
import { needRoomForRequest } from "../session/password-requests.ts";
import { needRoomForSignIn } from "../session/sign-in-limits.ts";

type From = Pick<RequestContext, "address">;

/** Limit of what one address sends to public endpoints. */
interface AddressLimit {
  /** Refuses the call of an address that has reached the limit, before anything of it is read. */
  check(services: Services, request: From): Promise<void>;
  /** Counts a call whose link was refused. */
  countRefused?(services: Services, request: From): Promise<unknown>;
}

/** The limit of each kind. Sign-ins and password links are counted where they are made. */
export const addressLimits: Record<Kind, AddressLimit> = {
  form: { check: (services, request) => limitPublicWrites(services, request, "form") },
  file: { check: (services, request) => limitPublicWrites(services, request, "file") },
  link: {
    check: (services, request) => needRoomForWrite(services, request, "link"),
    countRefused: (services, request) => countPublicWrite(services, request, "link"),
  },
  "sign in": { check: needRoomForSignIn },
  "password link": { check: needRoomForRequest },
};
