import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import type { Text } from "../texts/texts.tsx";
import { passwordFieldTexts } from "./texts.ts";

const checker = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 10,
});

/** The checker, given no texts, returns the names of its warnings. */
const adviceByWarning: Record<string, Text> = {
  straightRow: passwordFieldTexts.passwordPattern,
  keyPattern: passwordFieldTexts.passwordPattern,
  simpleRepeat: passwordFieldTexts.passwordPattern,
  extendedRepeat: passwordFieldTexts.passwordPattern,
  sequences: passwordFieldTexts.passwordPattern,
  recentYears: passwordFieldTexts.passwordDate,
  dates: passwordFieldTexts.passwordDate,
  topTen: passwordFieldTexts.passwordCommon,
  topHundred: passwordFieldTexts.passwordCommon,
  common: passwordFieldTexts.passwordCommon,
  similarToCommon: passwordFieldTexts.passwordCommon,
  namesByThemselves: passwordFieldTexts.passwordName,
  commonNames: passwordFieldTexts.passwordName,
  userInputs: passwordFieldTexts.passwordPersonal,
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
  const advice: Text =
    score >= 3
      ? passwordFieldTexts.passwordFine
      : isPersonal
        ? passwordFieldTexts.passwordPersonal
        : (adviceByWarning[feedback.warning ?? ""] ?? passwordFieldTexts.passwordWords);
  return { score, advice };
}
