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
    schemaExtensions: [{ schema: scimSchemas.employee, required: false }],
  },
  {
    kind: "Group",
    schema: scimSchemas.group,
    attributes: Object.keys(scimGroupInput.shape),
    schemaExtensions: [],
  },
] as const;

/** The standard's definitions, with the attributes that are kept. */
const described = [
  ...kinds.map(({ kind, attributes }) => ({ of: SCIMMY.Schemas[kind], attributes })),
  { of: SCIMMY.Schemas.EnterpriseUser, attributes: ["manager"] },
];

const listResourceTypes = implement(contract.listResourceTypes, async ({ services }) =>
  listOf(
    kinds.map(({ kind, schema, schemaExtensions }) => ({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
      id: kind,
      name: kind,
      endpoint: `/${kind}s`,
      schema,
      schemaExtensions,
      meta: {
        resourceType: "ResourceType",
        location: addressOf(services, `/ResourceTypes/${kind}`),
      },
    })),
    { total: kinds.length, startIndex: 1 },
  ),
);

const listScimSchemas = implement(contract.listScimSchemas, async ({ services }) =>
  listOf(
    described.map(({ of, attributes }) => {
      const all = JSON.parse(
        JSON.stringify(of.definition.describe(addressOf(services, "/Schemas"))),
      );
      return {
        ...all,
        attributes: all.attributes.filter(({ name }: { name: string }) =>
          attributes.includes(name),
        ),
      };
    }),
    { total: described.length, startIndex: 1 },
  ),
);

export const discoveryHandlers = [getServiceProviderConfig, listResourceTypes, listScimSchemas];
