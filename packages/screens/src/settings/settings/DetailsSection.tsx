import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense } from "react";
import { DetailsForm } from "../../users/DetailsForm.tsx";
import { useProfile } from "./queries.ts";
import { SectionState } from "./SectionState.tsx";
import { settingsTexts } from "./texts.ts";

// Loads after the form.
const PhotoCard = lazy(() => import("../../users/PhotoCard.tsx"));

export default function DetailsSection() {
  const say = useTexts();
  const query = useProfile();
  return (
    <SectionState query={query} title={say(settingsTexts.detailsNotLoaded)}>
      {({ users }) => (
        <Stack gap="lg">
          <DetailsForm saved={users} />
          <Suspense>
            <PhotoCard saved={users} />
          </Suspense>
        </Stack>
      )}
    </SectionState>
  );
}
