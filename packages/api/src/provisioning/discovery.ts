import * as contract from "@ats/core/provisioning/contract";
import {
  mostScimResources,
  scimGroupInput,
  scimPath,
  scimSchemas,
  scimUserInput,
} from "@ats/core/provisioning/scim";
import SCIMMY from "scimmy";
import { implement } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { listOf } from "./resource.ts";

const addressOf = ({ publicUrl }: Pick<Services, "publicUrl">, path: string) =>
  new URL(scimPath + path, publicUrl).href;

const no = { supported: false };
const yes = { supported: true };

const getServiceProviderConfig = implement(
  contract.getServiceProviderConfig,
  async ({ services }) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
    patch: yes,
    bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
    filter: { ...yes, maxResults: mostScimResources },
    changePassword: no,
    sort: no,
    etag: yes,
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "API token",
        description: "An API token with the right to manage users, as a bearer token",
        primary: true,
      },
    ],
    meta: {
      resourceType: "ServiceProviderConfig",
      location: addressOf(services, "/ServiceProviderConfig"),
    },
  }),
);

const kinds = [
  {
    kind: "User",
    schema: scimSchemas.user,
    attributes: [...Object.keys(scimUserInput.shape), "groups"],
  },
  { kind: "Group", schema: scimSchemas.group, attributes: Object.keys(scimGroupInput.shape) },
] as const;

const listResourceTypes = implement(contract.listResourceTypes, async ({ services }) =>
  listOf(
    kinds.map(({ kind, schema }) => ({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
      id: kind,
      name: kind,
      endpoint: `/${kind}s`,
      schema,
      meta: {
        resourceType: "ResourceType",
        location: addressOf(services, `/ResourceTypes/${kind}`),
      },
    })),
    { total: kinds.length, startIndex: 1 },
  ),
);

/** The standard's definitions, with the attributes that are kept. */
const listScimSchemas = implement(contract.listScimSchemas, async ({ services }) =>
  listOf(
    kinds.map(({ kind, attributes }) => {
      const { definition } = SCIMMY.Schemas[kind];
      const described = JSON.parse(
        JSON.stringify(definition.describe(addressOf(services, "/Schemas"))),
      );
      return {
        ...described,
        attributes: described.attributes.filter(({ name }: { name: string }) =>
          (attributes as readonly string[]).includes(name),
        ),
      };
    }),
    { total: kinds.length, startIndex: 1 },
  ),
);

export const discoveryHandlers = [getServiceProviderConfig, listResourceTypes, listScimSchemas];
