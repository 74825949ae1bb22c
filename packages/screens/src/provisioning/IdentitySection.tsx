import { to } from "@ats/core/navigation/routes";
import { scimPath } from "@ats/core/provisioning/scim";
import type { ClaimRoles, GroupRoles } from "@ats/core/roles/role-settings";
import { getCompanySettings } from "@ats/core/settings/company-contract";
import { Card } from "@ats/ui/Card";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { AddressField } from "../app/AddressField.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { useUser } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { ClaimRolesForm } from "./ClaimRolesForm.tsx";
import { GroupRolesForm } from "./GroupRolesForm.tsx";
import { provisioningTexts } from "./texts.ts";

/** How the company's identity provider sends people, and which roles they get. */
export default function IdentitySection() {
  const say = useTexts();
  const { company: id } = useUser();
  const query = useEndpoint(getCompanySettings, { params: { id } });
  return (
    <SectionState query={query} title={say(provisioningTexts.notLoaded)}>
      {({ settings }) => (
        <Stack gap="lg">
          <Card
            title={say(provisioningTexts.people)}
            actions={
              <Link href={`${to.Settings()}?section=tokens`}>{say(provisioningTexts.tokens)}</Link>
            }
          >
            <Stack>
              <Text tone="muted">{say(provisioningTexts.peopleHint)}</Text>
              <AddressField
                label={say(provisioningTexts.address)}
                description={say(provisioningTexts.addressHint)}
                address={new URL(scimPath, location.origin).href}
                copyLabel={say(provisioningTexts.copyAddress)}
              />
            </Stack>
          </Card>
          <GroupRolesForm saved={settings.group_roles as GroupRoles} />
          <ClaimRolesForm saved={settings.claim_roles as ClaimRoles} />
        </Stack>
      )}
    </SectionState>
  );
}
