import type { CostFigures } from "@ats/core/costs/figures-contract";
import { Grid } from "@ats/ui/Grid";
import { StatTile } from "@ats/ui/StatTile";
import { useTexts } from "@ats/ui/texts";
import { sayMoney } from "../cost-words.ts";
import { costFiguresTexts } from "./texts.ts";

interface FigureTilesProps {
  figures: CostFigures;
  /** Address of the costs behind the figures. */
  href: string;
}

const { perHire, perApplicant, perQualified, noHires, noApplicants, noQualified } =
  costFiguresTexts;
const tiles = [
  { value: "per_hire", label: perHire, count: "hires", none: noHires },
  { value: "per_applicant", label: perApplicant, count: "applicants", none: noApplicants },
  { value: "per_qualified", label: perQualified, count: "qualified", none: noQualified },
] as const;

/** The figures, each with its formula in words and the numbers put in. */
export function FigureTiles({ figures, href }: FigureTilesProps) {
  const say = useTexts();
  const { currency } = figures;
  const money = (amount: number) => sayMoney(say, { amount, currency });
  return (
    <Grid columns={3}>
      {tiles.map(({ value, label, count, none }) => (
        <StatTile
          key={value}
          label={say(label)}
          value={figures[value]}
          format={{ currency }}
          href={href}
          note={say(costFiguresTexts.formula, {
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
