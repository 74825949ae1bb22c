import { listRoles } from "@ats/core/roles/contract";
import type { RoleRecord } from "@ats/core/roles/role";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { RolesMatrix } from "./RolesMatrix.tsx";
import { roleTexts } from "./texts.ts";

// The dialogs load when they open.
const RoleDialog = lazy(() => import("./RoleDialog.tsx"));
const RemoveRoleDialog = lazy(() => import("./RemoveRoleDialog.tsx"));

type Opened =
  | { dialog: "copy"; role?: RoleRecord }
  | { dialog: "change" | "remove"; role: RoleRecord };

/** The roles of the company's people, with their rights side by side. */
export default function RolesSection() {
  const say = useTexts();
  const query = useEndpoint(listRoles, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <SectionState query={query} title={say(roleTexts.notLoaded)}>
      {({ records }) => (
        <Stack gap="lg">
          <Text as="p" tone="muted">
            {say(roleTexts.hint)}
          </Text>
          <Card
            title={say(roleTexts.title)}
            padding="none"
            actions={
              <Button
                variant="primary"
                size="sm"
                iconStart={<Plus />}
                onPress={() => setOpened({ dialog: "copy" })}
              >
                {say(roleTexts.add)}
              </Button>
            }
          >
            <RolesMatrix
              roles={records}
              onCopy={(role) => setOpened({ dialog: "copy", role })}
              onChange={(role) => setOpened({ dialog: "change", role })}
              onRemove={(role) => setOpened({ dialog: "remove", role })}
            />
          </Card>
          <Suspense>
            {opened?.dialog === "copy" && (
              <RoleDialog
                roles={records}
                {...(opened.role && { from: opened.role })}
                onClose={close}
              />
            )}
            {opened?.dialog === "change" && (
              <RoleDialog roles={records} changed={opened.role} onClose={close} />
            )}
            {opened?.dialog === "remove" && (
              <RemoveRoleDialog roles={records} role={opened.role} onClose={close} />
            )}
          </Suspense>
        </Stack>
      )}
    </SectionState>
  );
}
