import { breakFormula, formulaMarkup } from "@/lib/domain/papers/formula.rules";

/** A formula in TeX; a long one within a line is set in parts that may go to the next line. */
export function Formula({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  if (isDisplayed) {
    return (
      <span className="block overflow-x-auto py-1" dangerouslySetInnerHTML={{ __html: formulaMarkup(tex, true) }} />
    );
  }
  const markup = breakFormula(tex)
    .map((part) => formulaMarkup(part, false))
    .join("<wbr>");
  return <span dangerouslySetInnerHTML={{ __html: markup }} />;
}
