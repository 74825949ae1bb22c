import { scimSchemas } from "@ats/core/provisioning/scim";
import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

const patch = (path: string, value: unknown) => ({
  schemas: [scimSchemas.patch],
  Operations: [{ op: "replace", path, value }],
});

export function provisioningCalls({ provisioned }: TestCompanies) {
  const { user, group } = provisioned;
  const ofUser = { params: { id: user.id } };
  const ofGroup = { params: { id: group.id } };
  const written = {
    schemas: [scimSchemas.user],
    userName: "gwen@northgate.example",
    name: { givenName: "Gwen", familyName: "Rees" },
    active: true,
  };
  return {
    getServiceProviderConfig: {},
    listResourceTypes: {},
    listScimSchemas: {},
    listScimUsers: {},
    addScimUser: { body: written, own: true },
    getScimUser: ofUser,
    replaceScimUser: { ...ofUser, body: { ...written, userName: user.email } },
    patchScimUser: { ...ofUser, body: patch("active", "False") },
    removeScimUser: ofUser,
    listScimGroups: {},
    addScimGroup: {
      body: { schemas: [scimSchemas.group], displayName: "Recruiters", members: [] },
      own: true,
    },
    getScimGroup: ofGroup,
    replaceScimGroup: { ...ofGroup, body: { displayName: "Ward" } },
    patchScimGroup: { ...ofGroup, body: patch("displayName", "Wards") },
    removeScimGroup: ofGroup,
  } satisfies Samples;
}
