import type { InterviewRow } from "./presenter.ts";

const compared = {
  time: ({ start_date_time, end_date_time }) => `${+start_date_time} ${+end_date_time}`,
  panel: ({ panel }) => panel.map(({ id }) => id).join(),
  room: ({ room }) => room,
  "video link": ({ video_link }) => video_link,
  title: ({ title }) => title,
  type: ({ type }) => type,
} satisfies Record<string, (row: InterviewRow) => string>;
export type InterviewChange = keyof typeof compared;

/** Lists the differences between two versions of an interview's invitation. */
export const changesOf = (before: InterviewRow, after: InterviewRow): InterviewChange[] =>
  (Object.keys(compared) as InterviewChange[]).filter(
    (change) => compared[change](before) !== compared[change](after),
  );
