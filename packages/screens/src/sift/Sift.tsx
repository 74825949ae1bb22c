import { getJob } from "@ats/core/jobs/contract";
import { to } from "@ats/core/navigation/routes";
import { getSift } from "@ats/core/sift/contract";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import type { ScreenProps } from "../app/screen.ts";
import { titles } from "../app/titles.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { useCan } from "../session/session.tsx";
import { EndSift } from "./EndSift.tsx";
import type { SiftSearch } from "./route.ts";
import { SiftAnswers } from "./SiftAnswers.tsx";
import { SiftQuestions } from "./SiftQuestions.tsx";
import { SiftResults } from "./SiftResults.tsx";
import { siftTexts } from "./texts.ts";

type SiftProps = ScreenProps<"sift", SiftSearch>;

/** Each question counts its scores anew. */
export const Sift = (props: SiftProps) => (
  <SiftPage key={`${props.params.id} ${props.search.question}`} {...props} />
);

/** Scores the answers to one question, or lists the questions and the results. */
function SiftPage({ params, search, setSearch }: SiftProps) {
  const say = useTexts();
  const jobId = Number(params.id);
  const mayEnd = useCan("PUBLISH_JOBS");
  const { data: job } = useEndpoint(getJob, { params: { id: jobId } });
  const sift = useEndpoint(getSift, { params: { id: jobId } });
  const asked = sift.data?.questions.find(({ id }) => id === search.question);
  const all = to.sift({ id: jobId });
  const breadcrumbs = [
    { label: say(siftTexts.jobs), href: to.jobList() },
    { label: job?.title ?? "…", href: to.applicationList({ id: jobId }) },
  ];
  const questions = { what: say(siftTexts.questions), query: sift, lines: 6 };
  if (search.question && (asked || !sift.data))
    return (
      <Page
        width="narrow"
        spacing="tight"
        header={
          <PageHeader
            title={asked?.text ?? say(titles.sift)}
            breadcrumbs={[...breadcrumbs, { label: say(titles.sift), href: all }]}
          />
        }
      >
        <ListContent {...questions}>
          {(data) => asked && <SiftAnswers {...{ jobId, ...data, asked }} />}
        </ListContent>
      </Page>
    );
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          title={say(titles.sift)}
          subtitle={say(siftTexts.hint)}
          breadcrumbs={breadcrumbs}
          actions={
            mayEnd &&
            sift.data &&
            sift.data.questions.length > 0 && <EndSift jobId={jobId} {...sift.data} />
          }
        />
      }
    >
      <ListContent {...questions}>
        {(data) => (
          <>
            <SiftQuestions jobId={jobId} {...data} />
            {mayEnd && data.questions.length > 0 && (
              <SiftResults {...{ jobId, ...data, search, setSearch }} />
            )}
          </>
        )}
      </ListContent>
    </Page>
  );
}
