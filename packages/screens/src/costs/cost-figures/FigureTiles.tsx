import { comparableCostTypes } from "@ats/core/costs/cost";
import type { CostFigures } from "@ats/core/costs/figures-contract";
import { Grid } from "@ats/ui/Grid";
import { StatTile } from "@ats/ui/StatTile";
import { useTexts } from "@ats/ui/texts";
import { sayMoney } from "../cost-words.ts";
import { costFiguresTexts } from "./texts.ts";

interface FigureTilesProps {
  figures: CostFigures;
  /** Address of the costs behind a figure, or of those of some types. */
  hrefOf(types?: readonly string[]): string;
}

const {
  perHire,
  perHireComparable,
  perApplicant,
  perQualified,
  noHires,
  noApplicants,
  noQualified,
} = costFiguresTexts;
const tiles = [
  { value: "per_hire", label: perHire, count: "hires", none: noHires },
  {
    value: "per_hire_comparable",
    label: perHireComparable,
    count: "hires",
    none: noHires,
  },
  { value: "per_applicant", label: perApplicant, count: "applicants", none: noApplicants },
  { value: "per_qualified", label: perQualified, count: "qualified", none: noQualified },
] as const;

/** The formula of a figure. */
const formulaOf = (value: (typeof tiles)[number]["value"], { interview_time }: CostFigures) => {
  if (value === "per_hire_comparable") return costFiguresTexts.formulaComparable;
  return interview_time ? costFiguresTexts.formulaWithTime : costFiguresTexts.formula;
};

/** The figures, each with its formula in words and the numbers put in. */
export function FigureTiles({ figures, hrefOf }: FigureTilesProps) {
  const say = useTexts();
  const { currency, interview_time } = figures;
  const money = (amount: number) => sayMoney(say, { amount, currency });
  return (
    <Grid columns={2}>
      {tiles.map(({ value, label, count, none }) => (
        <StatTile
          key={value}
          label={say(label)}
          value={figures[value]}
          format={{ currency }}
          href={hrefOf(value === "per_hire_comparable" ? comparableCostTypes : undefined)}
          note={say(formulaOf(value, figures), {
            amount: money(figures.comparable),
            time: money(interview_time?.amount ?? 0),
            external: money(figures.external),
            internal: money(figures.internal),
            people:
              figures[count] === 0
                ? say(none)
                : say(costFiguresTexts[count], { count: figures[count] }),
          })}
        />
      ))}
    </Grid>
  );
}
