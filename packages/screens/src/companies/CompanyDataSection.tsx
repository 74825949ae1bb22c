import { Stack } from "@ats/ui/Stack";
import { BundlesCards } from "./BundlesCards.tsx";
import { DeletionCard } from "./DeletionCard.tsx";

/** Export, import and deletion of the whole company. */
export default function CompanyDataSection() {
  return (
    <Stack gap="lg">
      <BundlesCards />
      <DeletionCard />
    </Stack>
  );
}
