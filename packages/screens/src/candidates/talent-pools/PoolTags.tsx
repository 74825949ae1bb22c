import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { Tag } from "@ats/ui/Tag";
import { useTexts } from "@ats/ui/texts";
import { usePoolMembers } from "./queries.ts";
import { talentPoolsTexts } from "./texts.ts";

interface PoolTagsProps {
  candidate: CandidateDetails;
  isEditable: boolean;
}

/** Shows the candidate's talent pools, each with a button to leave it. */
export default function PoolTags({ candidate, isEditable }: PoolTagsProps) {
  const say = useTexts();
  const { change } = usePoolMembers();
  return candidate.pools.map((pool) => (
    <Tag
      key={pool.id}
      {...(isEditable && {
        onRemove: () => change(pool, [candidate.id], false),
        removeLabel: say(talentPoolsTexts.removeFrom, {
          candidate: displayName(candidate),
          name: pool.name,
        }),
      })}
    >
      {pool.name}
    </Tag>
  ));
}
