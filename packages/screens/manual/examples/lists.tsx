import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { useJobList } from "@ats/screens/useJobList";

const client = createClient();

/** Our jobs in the host's own markup. */
function OpenJobs() {
  const { state, update, list } = useJobList();
  return (
    <>
      <button type="button" onClick={() => update({ page: state.page + 1 })}>
        Next page
      </button>
      <ul>
        {list.data?.records.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}

export const Jobs = () => (
  <AtsScreens client={client}>
    <OpenJobs />
  </AtsScreens>
);
