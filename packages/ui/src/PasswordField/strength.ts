import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import type { Messages } from "../messages/messages.tsx";

type Advice = Extract<keyof Messages, `password${string}`>;

const checker = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 10,
});

/** The checker, given no texts, returns the names of its warnings. */
const adviceByWarning: Record<string, Advice> = {
  straightRow: "passwordPattern",
  keyPattern: "passwordPattern",
  simpleRepeat: "passwordPattern",
  extendedRepeat: "passwordPattern",
  sequences: "passwordPattern",
  recentYears: "passwordDate",
  dates: "passwordDate",
  topTen: "passwordCommon",
  topHundred: "passwordCommon",
  common: "passwordCommon",
  similarToCommon: "passwordCommon",
  namesByThemselves: "passwordName",
  commonNames: "passwordName",
  userInputs: "passwordPersonal",
};

/**
 * Returns a score from 0 (guessed at once) to 4, and advice to improve the password. To judge a
 * long password whole would hold up typing; one with a good beginning is good.
 */
export function strengthOf(password: string, personalWords: string[]) {
  const beginning = [...password].slice(0, 40).join("");
  const { score, feedback, sequence } = checker.check(beginning, personalWords);
  const isPersonal = sequence.some(
    (match) => "dictionaryName" in match && match.dictionaryName === "userInputs",
  );
  const advice: Advice =
    score >= 3
      ? "passwordFine"
      : isPersonal
        ? "passwordPersonal"
        : (adviceByWarning[feedback.warning ?? ""] ?? "passwordWords");
  return { score, advice };
}
