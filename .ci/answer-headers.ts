import {
  answerHeaders,
  type AnswerKind,
  strictTransport,
} from "../apps/server/src/http/answer-headers.ts";

const kinds: Record<AnswerKind, string> = {
  page: "Page, documentation of the API",
  asset: "Built file",
  api: "Answer of the API, refusals too",
  file: "Downloaded file",
  feed: "Job feed",
  refusal: "Any other refusal, of the live websocket too",
};

/** The headers that protect the reader of each kind of answer, as a page. */
export function answerHeadersPage(): string {
  const sections = Object.entries(answerHeaders).map(([kind, headers]) => {
    const rows = Object.entries(headers).map(
      ([name, value]) =>
        `| \`${name}\` | ${typeof value === "string" ? `\`${value}\`` : `matches \`${value.source.replaceAll("|", "\\|")}\``} |`,
    );
    return `## ${kinds[kind as AnswerKind]}\n\n| Header | Value |\n|---|---|\n${rows.join("\n")}\n`;
  });
  return `# Headers of each kind of answer

The server sets these from one table, \`apps/server/src/http/answer-headers.ts\`, and tests compare them with real answers. Every answer that is read over https also has \`${strictTransport.join(": ")}\`.

${sections.join("\n")}`;
}
