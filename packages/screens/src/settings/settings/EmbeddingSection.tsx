import { getPublishing } from "@ats/core/jobs/channel-contract";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { CareersFrameCard } from "./CareersFrameCard.tsx";
import { PartnersPageCard } from "./PartnersPageCard.tsx";
import { SectionState } from "./SectionState.tsx";
import { embeddingTexts } from "./embedding-texts.ts";

/** Sets whose pages may show the product, and whose the careers pages. */
export default function EmbeddingSection() {
  const say = useTexts();
  const query = useEndpoint(getPublishing, {});
  return (
    <Stack gap="lg">
      <PartnersPageCard />
      <SectionState query={query} title={say(embeddingTexts.careersNotLoaded)}>
        {({ careers_page }) => careers_page && <CareersFrameCard address={careers_page} />}
      </SectionState>
    </Stack>
  );
}
