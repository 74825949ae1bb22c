import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Answer, Application, ApplicationDetails } from "@ats/core/applications/application";
import { getApplication } from "@ats/core/applications/contract";
import { type Scorecard, scoreMax, summaryOf } from "@ats/core/applications/scorecard";
import { getScorecards, type Scorecards } from "@ats/core/applications/scorecard-contract";
import { to } from "@ats/core/navigation/routes";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Rating } from "@ats/ui/Rating";
import { Skeleton } from "@ats/ui/Skeleton";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useAts } from "../app/context.tsx";
import { queryOf } from "../app/query.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { useShows } from "../session/session.tsx";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { compareTexts } from "./compare-texts.ts";
import { KnockOutMark } from "./KnockOutMark.tsx";
import { ratingTexts } from "./rating-texts.ts";
import { useViewApplication } from "./useViewApplication.ts";

interface CompareDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent?(): void;
}

/** Compares up to four applications, one line for each fact. */
export default function CompareDialog({ applications, onClose }: CompareDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const answers = useQueries({
    queries: applications.map(({ id }) => queryOf(client, getApplication, { params: { id } })),
  });
  const scorecards = useQueries({
    queries: applications.map(({ id }) => queryOf(client, getScorecards, { params: { id } })),
  });
  const failed = [...answers, ...scorecards].find(({ error, data }) => error && !data);
  const compared = answers.flatMap(({ data }, at) => {
    const cards = scorecards[at]?.data;
    return data && cards ? [{ ...data, cards }] : [];
  });
  const isShown = compared.length === applications.length;
  const { mutate: view } = useViewApplication();
  const ids = applications.map(({ id }) => id).join();
  // Comparing counts as viewing each application.
  useEffect(() => {
    if (isShown) for (const id of ids.split(",")) view({ params: { id: Number(id) } });
  }, [ids, isShown, view]);
  return (
    <Dialog
      isOpen
      size="full"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(compareTexts.title, { count: applications.length })}
    >
      {failed?.error ? (
        <ListFailed
          what={say(compareTexts.applications)}
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : !isShown ? (
        <Skeleton lines={12} />
      ) : (
        <SideBySide applications={compared} />
      )}
    </Dialog>
  );
}

type Compared = ApplicationDetails & { cards: Scorecards };

interface Line {
  /** Defaults to the label; needed where two lines have the same label. */
  id?: string;
  label: string;
  of(application: Compared): ReactNode;
}

const none = <Text tone="muted">–</Text>;

const linesOf = (say: Say, showsCvs: boolean): Line[] => [
  {
    label: say(compareTexts.application),
    of: ({ id }) => <Link href={to.applicationDetails({ id })}>{say(compareTexts.open)}</Link>,
  },
  {
    label: say(compareTexts.status),
    of: ({ status, node_name }) => <ApplicationStatus {...{ status, node_name }} />,
  },
  {
    label: say(compareTexts.rating),
    of: ({ rating }) =>
      rating ? <Rating value={rating} label={say(compareTexts.rating)} /> : none,
  },
  {
    label: say(compareTexts.score),
    of: ({ score }) => (score === null ? none : say(compareTexts.scoreOf, { score, scoreMax })),
  },
  {
    label: say(compareTexts.tags),
    of: ({ tags }) =>
      tags.length === 0 ? (
        none
      ) : (
        <Inline gap="xs">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Inline>
      ),
  },
  {
    label: say(compareTexts.currentJob),
    of: ({ current_jobtitle, current_employer }) =>
      [current_jobtitle, current_employer].filter(Boolean).join(", ") || none,
  },
  ...(showsCvs
    ? [
        {
          label: say(compareTexts.cv),
          of: ({ id, cv }: Compared) =>
            cv ? <Link href={to.applicationDetails({ id })}>{cv.name}</Link> : none,
        },
      ]
    : []),
  {
    label: say(compareTexts.employment),
    of: ({ history }) =>
      history?.employment
        .map(({ job_title, company, employment_length }) =>
          [job_title, company, employment_length].filter(Boolean).join(", "),
        )
        .join("\n") || none,
  },
  {
    label: say(compareTexts.education),
    of: ({ history }) =>
      history?.education
        .map(({ type, subject, institute }) =>
          [type, subject, institute].filter(Boolean).join(", "),
        )
        .join("\n") || none,
  },
];

/** The reader's own scorecard and, once submitted, the others'. Rules of the field, Scorecards. */
const shownCards = ({ own, others }: Scorecards) => (own ? [own, ...others] : []);

const decided = (say: Say, { created_by, decision }: Scorecard) =>
  `${created_by.first_name} ${created_by.last_name}: ${say(ratingTexts[decision])}`;

const scorecardsLine = (say: Say): Line => ({
  label: say(compareTexts.scorecards),
  of: ({ cards }) => {
    const shown = shownCards(cards);
    if (shown.length > 0) return shown.map((card) => decided(say, card)).join("\n");
    return cards.others_count > 0
      ? say(compareTexts.scorecardsHidden, { count: cards.others_count })
      : none;
  },
});

/** Makes a line for each attribute rated on a scorecard that the reader may see. */
function attributeLines(say: Say, applications: readonly Compared[]): Line[] {
  const summaries = new Map(
    applications.map(({ id, cards }) => [id, summaryOf(shownCards(cards))]),
  );
  const names = new Set([...summaries.values()].flatMap((each) => each.map(({ name }) => name)));
  return [...names].map((attribute) => ({
    label: say(compareTexts.scored, { attribute }),
    of({ id }) {
      const score = summaries.get(id)?.find(({ name }) => name === attribute)?.score ?? null;
      return score === null ? none : say(compareTexts.scoreOf, { score, scoreMax });
    },
  }));
}

/** Identifies a question; one removed from the vacancy has only its words. */
const questionOf = ({ question_id, question }: Answer) => question_id ?? `asked: ${question}`;

const answerLine = ([id, question]: [id: string, question: string]): Line => ({
  id,
  label: question,
  of({ answers }) {
    const given = answers.find((each) => questionOf(each) === id);
    return given?.answer ? <Given answer={given.answer} isKnockOut={given.knocked_out} /> : none;
  },
});

const Given = ({ answer, isKnockOut }: { answer: string; isKnockOut?: boolean }) => (
  <Inline gap="xs">
    <Text preserveLines>{answer}</Text>
    {isKnockOut && <KnockOutMark />}
  </Inline>
);

function SideBySide({ applications }: { applications: Compared[] }) {
  const say = useTexts();
  const showsCvs = useShows("contact");
  const questions = new Map(
    applications.flatMap(({ answers }) => answers.map((each) => [questionOf(each), each.question])),
  );
  return (
    <Table
      caption={say(compareTexts.sideBySide)}
      rows={[
        ...linesOf(say, showsCvs),
        scorecardsLine(say),
        ...attributeLines(say, applications),
        ...[...questions].map(answerLine),
      ]}
      getKey={({ id, label }) => id ?? label}
      isRowHeaderSticky
      columns={[
        {
          id: "line",
          header: "",
          isHeaderHidden: true,
          isRowHeader: true,
          cell: ({ label }) => label,
        },
        ...applications.map(columnOf),
      ]}
    />
  );
}

const columnOf = (application: Compared): TableColumn<Line> => ({
  id: String(application.id),
  header: displayName(application),
  cell: (line) => {
    const value = line.of(application);
    return typeof value === "string" ? <Text preserveLines>{value}</Text> : value;
  },
});
