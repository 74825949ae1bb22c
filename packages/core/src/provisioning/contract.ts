import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import {
  scimGroupInput,
  scimGroupSchema,
  scimListOf,
  scimPatch,
  scimPath,
  scimQuery,
  scimShown,
  scimUserInput,
  scimUserSchema,
} from "./scim.ts";

/** Every call is a server's with a token that manages users. */
const byServers = {
  access: "UPDATE_USERS",
  forServers: true,
  wholeCompany: true,
  isScim: true,
} as const;

export const getServiceProviderConfig = endpoint({
  ...byServers,
  method: "GET",
  path: `${scimPath}/ServiceProviderConfig`,
  summary: "Says which parts of SCIM 2.0 work here",
  response: z.looseObject({ schemas: z.array(z.string()) }),
});

export const listResourceTypes = endpoint({
  ...byServers,
  method: "GET",
  path: `${scimPath}/ResourceTypes`,
  summary: "Lists the kinds of records: users and groups",
  response: scimListOf(z.looseObject({ schemas: z.array(z.string()), id: z.string() })),
});

export const listScimSchemas = endpoint({
  ...byServers,
  method: "GET",
  path: `${scimPath}/Schemas`,
  summary: "Lists the attributes of users and groups",
  response: scimListOf(z.looseObject({ schemas: z.array(z.string()), id: z.string() })),
});

export const listScimUsers = endpoint({
  ...byServers,
  method: "GET",
  path: `${scimPath}/Users`,
  summary: "Lists the company's users, deactivated ones included",
  query: scimQuery,
  response: scimListOf(scimUserSchema),
});

export const addScimUser = endpoint({
  ...byServers,
  method: "POST",
  maxBytes: bodyBytes.large,
  path: `${scimPath}/Users`,
  summary: "Adds a user with the role that the settings give to new people",
  body: scimUserInput,
  response: scimUserSchema,
});

export const getScimUser = endpoint({
  ...byServers,
  method: "GET",
  path: `${scimPath}/Users/{id}`,
  summary: "A user of the company",
  params: idParam,
  query: scimShown,
  response: scimUserSchema,
});

export const replaceScimUser = endpoint({
  ...byServers,
  method: "PUT",
  maxBytes: bodyBytes.large,
  path: `${scimPath}/Users/{id}`,
  summary: "Writes a user anew; `active` false locks the account and ends its sessions",
  params: idParam,
  body: scimUserInput,
  response: scimUserSchema,
});

export const patchScimUser = endpoint({
  ...byServers,
  method: "PATCH",
  maxBytes: bodyBytes.large,
  path: `${scimPath}/Users/{id}`,
  summary: "Changes attributes of a user; `active` false locks the account and ends its sessions",
  params: idParam,
  body: scimPatch,
  response: scimUserSchema,
});

export const removeScimUser = endpoint({
  ...byServers,
  method: "DELETE",
  path: `${scimPath}/Users/{id}`,
  summary: "Deletes a user who has left; refused while they have open work",
  params: idParam,
});

export const listScimGroups = endpoint({
  ...byServers,
  method: "GET",
  path: `${scimPath}/Groups`,
  summary: "Lists the groups that the identity provider has sent",
  query: scimQuery,
  response: scimListOf(scimGroupSchema),
});

export const addScimGroup = endpoint({
  ...byServers,
  method: "POST",
  path: `${scimPath}/Groups`,
  summary: "Adds a group; the settings say which role its members have",
  maxBytes: bodyBytes.large,
  body: scimGroupInput,
  response: scimGroupSchema,
});

export const getScimGroup = endpoint({
  ...byServers,
  method: "GET",
  path: `${scimPath}/Groups/{id}`,
  summary: "A group with its members",
  params: idParam,
  query: scimShown,
  response: scimGroupSchema,
});

export const replaceScimGroup = endpoint({
  ...byServers,
  method: "PUT",
  path: `${scimPath}/Groups/{id}`,
  summary: "Writes a group anew, with its members",
  maxBytes: bodyBytes.large,
  params: idParam,
  body: scimGroupInput,
  response: scimGroupSchema,
});

export const patchScimGroup = endpoint({
  ...byServers,
  method: "PATCH",
  path: `${scimPath}/Groups/{id}`,
  summary: "Adds and removes members of a group, or renames it",
  maxBytes: bodyBytes.large,
  params: idParam,
  body: scimPatch,
  response: scimGroupSchema,
});

export const removeScimGroup = endpoint({
  ...byServers,
  method: "DELETE",
  path: `${scimPath}/Groups/{id}`,
  summary: "Deletes a group; its members stay users",
  params: idParam,
});

export const provisioningContract = {
  getServiceProviderConfig,
  listResourceTypes,
  listScimSchemas,
  listScimUsers,
  addScimUser,
  getScimUser,
  replaceScimUser,
  patchScimUser,
  listScimGroups,
  addScimGroup,
  getScimGroup,
  replaceScimGroup,
  patchScimGroup,
  // Last, because tests generated from this order remove the samples.
  removeScimGroup,
  removeScimUser,
};
