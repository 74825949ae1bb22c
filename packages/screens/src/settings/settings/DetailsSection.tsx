import { Stack } from "@ats/ui/Stack";
import { lazy, Suspense } from "react";
import { DetailsForm } from "./DetailsForm.tsx";
import { useProfile } from "./queries.ts";
import { SectionState } from "./SectionState.tsx";

// Loads after the form.
const PhotoCard = lazy(() => import("./PhotoCard.tsx"));

export default function DetailsSection() {
  const query = useProfile();
  return (
    <SectionState query={query} title="Your details could not be loaded">
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
