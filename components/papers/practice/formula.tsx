import { breakFormula, formulaMarkup } from "@/lib/domain/papers/formula.rules";

/** A formula in TeX, in parts that may go to the next line. A displayed one has a line of its own and full size. */
export function Formula({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const markup = breakFormula(tex)
    .map((part) => formulaMarkup(isDisplayed ? `\\displaystyle ${part}` : part))
    .join("<wbr>");
  return (
    <span className={isDisplayed ? "block py-1 text-center" : undefined} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
