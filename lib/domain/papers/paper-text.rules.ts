/** A piece of a text of a practice paper; `strong` and `emphasis` hold for formulas too. */
export type PaperPiece = {
  readonly kind: "text" | "formula" | "display";
  readonly text: string;
  readonly strong: boolean;
  readonly emphasis: boolean;
};

const FORMULA = /\$\$([^$]+)\$\$|\$([^$]+)\$/;
const MARK = /(\*\*|\*)/;

/**
 * Reads the marks of a practice paper's text: paragraphs, each with its pieces. The marks are described beside the type
 * `PracticePaper`.
 * @throws Error for a mark that is left open, which a test finds before anybody reads the paper
 */
export function readPaperText(text: string): PaperPiece[][] {
  return text.split(/\n{2,}/).map(readParagraph);
}

function readParagraph(paragraph: string): PaperPiece[] {
  const pieces: PaperPiece[] = [];
  let strong = false;
  let emphasis = false;
  const add = (kind: PaperPiece["kind"], text: string) => {
    if (text !== "") pieces.push({ kind, text, strong, emphasis });
  };
  // The two groups of the pattern stand between the texts: a displayed formula, or one within the line.
  for (const [index, piece] of paragraph.split(FORMULA).entries()) {
    if (piece === undefined) continue;
    if (index % 3 === 1) add("display", piece);
    else if (index % 3 === 2) add("formula", piece);
    else {
      for (const run of piece.split(MARK)) {
        if (run === "**") strong = !strong;
        else if (run === "*") emphasis = !emphasis;
        else if (run.includes("$")) throw new Error(`A formula is left open: ${paragraph}`);
        else add("text", run);
      }
    }
  }
  if (strong || emphasis) throw new Error(`A mark is left open: ${paragraph}`);
  return pieces;
}
