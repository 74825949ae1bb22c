import { Stack } from "@ats/ui/Stack";
import { DetailsForm } from "./DetailsForm.tsx";
import { PhotoCard } from "./PhotoCard.tsx";
import { useProfile } from "./queries.ts";
import { SectionState } from "./SectionState.tsx";

/** Name, telephone and photo. */
export function DetailsSection() {
  const query = useProfile();
  return (
    <SectionState query={query} title="Your details could not be loaded">
      {({ users }) => (
        <Stack gap="lg">
          <DetailsForm saved={users} />
          <PhotoCard saved={users} />
        </Stack>
      )}
    </SectionState>
  );
}
