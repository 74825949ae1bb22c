import { useDeferredValue, useEffect, useState } from "react";
import { Meter } from "react-aria-components";
import { type Text, useTexts } from "../texts/texts.tsx";
import { ink, solid } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { bar, bars, lit, meter, unlit, word, words } from "./StrengthMeter.css.ts";
import type { strengthOf } from "./strength.ts";
import { passwordFieldTexts } from "./texts.ts";

type Level = { word: Text; tone: Tone; bars: number };

const levels: [Level, Level, Level, Level, Level] = [
  { word: passwordFieldTexts.strengthWeak, tone: "critical", bars: 1 },
  { word: passwordFieldTexts.strengthWeak, tone: "critical", bars: 1 },
  { word: passwordFieldTexts.strengthFair, tone: "warning", bars: 2 },
  { word: passwordFieldTexts.strengthGood, tone: "positive", bars: 3 },
  { word: passwordFieldTexts.strengthStrong, tone: "positive", bars: 4 },
];
/** Shown until the dictionaries are here, in the answer's place: nothing below moves. */
const checking: Level = { word: passwordFieldTexts.strengthChecking, tone: "neutral", bars: 0 };
const tooShort: Level = { word: passwordFieldTexts.strengthTooShort, tone: "critical", bars: 1 };
const tooLong: Level = { word: passwordFieldTexts.strengthTooLong, tone: "critical", bars: 1 };

type Judge = typeof strengthOf;

/** Shows how hard a password is to guess. Its dictionaries load with the first key. */
export function StrengthMeter({
  password,
  min,
  max,
  personalWords,
}: {
  password: string;
  min: number;
  max: number;
  personalWords: string[];
}) {
  const say = useTexts();
  /** Null where the dictionaries cannot be had: the length is still checked, and the rest by the server. */
  const [judge, setJudge] = useState<Judge | null>();
  useEffect(() => {
    let isHere = true;
    import("./strength.ts").then(
      ({ strengthOf }) => isHere && setJudge(() => strengthOf),
      () => isHere && setJudge(null),
    );
    return () => {
      isHere = false;
    };
  }, []);
  const judged = useDeferredValue(password);
  const count = [...judged].length;
  const hasRightLength = count >= min && count <= max;
  if (hasRightLength && judge === null) return null;
  const strength = hasRightLength && judge ? judge(judged, personalWords) : undefined;
  const { level, advice } =
    count < min
      ? { level: tooShort, advice: say(passwordFieldTexts.passwordShort, { min, count }) }
      : count > max
        ? { level: tooLong, advice: say(passwordFieldTexts.passwordLong, { max, count }) }
        : strength
          ? { level: levels[strength.score], advice: say(strength.advice) }
          : { level: checking };
  const name = say(level.word);
  return (
    <div className={meter}>
      <Meter
        aria-label={say(passwordFieldTexts.passwordStrength)}
        value={level.bars}
        maxValue={4}
        valueLabel={name}
        className={bars}
      >
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={
              step <= level.bars ? `${bar} ${lit} ${solid[level.tone]}` : `${bar} ${unlit}`
            }
          />
        ))}
      </Meter>
      <div className={words}>
        <span role="status" className={`${word} ${ink[level.tone]}`}>
          {name}
        </span>{" "}
        {advice}
      </div>
    </div>
  );
}
