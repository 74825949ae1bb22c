import { type AgencyTerms, listAgencyTerms } from "@ats/core/agencies/terms-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { FileText, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { RemoveTermsDialog } from "./RemoveTermsDialog.tsx";
import { agencyTermsTexts } from "./texts.ts";
import { TermsVersion } from "./TermsVersion.tsx";
import { newTerms, typedTerms } from "./typed-terms.ts";

const TermsDialog = lazy(async () => ({
  default: (await import("./TermsDialog.tsx")).TermsDialog,
}));

interface AgencyTermsCardProps {
  agencyId: number;
  mayUpdate: boolean;
}

/** The versions of an agency's terms, the newest first, with the one in force marked. */
export function AgencyTermsCard({ agencyId, mayUpdate }: AgencyTermsCardProps) {
  const say = useTexts();
  const query = useEndpoint(listAgencyTerms, { params: { id: agencyId } });
  const [opened, setOpened] = useState<number | "new">();
  const [removing, setRemoving] = useState<AgencyTerms>();
  const { data } = query;
  const versions = data?.versions ?? [];
  const changed = versions.find(({ id }) => id === opened);
  const addButton = mayUpdate && data && (
    <Button iconStart={<Plus />} onPress={() => setOpened("new")}>
      {say(agencyTermsTexts.add)}
    </Button>
  );
  return (
    <Card title={say(agencyTermsTexts.terms)} actions={versions.length > 0 && addButton}>
      <ListContent what={say(agencyTermsTexts.terms)} query={query} lines={4}>
        {({ days_left }) =>
          versions.length === 0 ? (
            <EmptyState
              level={3}
              icon={<FileText />}
              title={say(agencyTermsTexts.none)}
              description={say(agencyTermsTexts.noneHint)}
              action={addButton}
            />
          ) : (
            <Stack gap="lg">
              {versions.map((terms) => (
                <TermsVersion
                  key={terms.id}
                  terms={terms}
                  daysLeft={terms.stage === "IN_FORCE" ? days_left : null}
                  onChange={mayUpdate ? () => setOpened(terms.id) : undefined}
                  onRemove={mayUpdate && !terms.is_fixed ? () => setRemoving(terms) : undefined}
                />
              ))}
            </Stack>
          )
        }
      </ListContent>
      {data && (changed || opened === "new") && (
        <Suspense fallback={null}>
          <TermsDialog
            agencyId={agencyId}
            terms={changed}
            others={versions.filter((each) => each !== changed)}
            today={data.today}
            saved={changed ? typedTerms(changed) : newTerms(data.currency, versions[0])}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {removing && <RemoveTermsDialog terms={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}
