import { type PaperPiece, readPaperText } from "@/lib/domain/papers/paper-text.rules";
import { Formula } from "./formula";

/** A text of a practice paper with its paragraphs, formulas and emphasis. */
export function PaperText({ text }: { text: string }) {
  return readPaperText(text).map((pieces, index) => (
    <p key={index} className="overflow-x-auto overflow-y-hidden text-pretty whitespace-pre-line">
      <Pieces pieces={pieces} />
    </p>
  ));
}

/** A text of one paragraph, within a line: an option, a cell of a table. */
export function PaperLine({ text }: { text: string }) {
  return <Pieces pieces={readPaperText(text).flat()} />;
}

function Pieces({ pieces }: { pieces: readonly PaperPiece[] }) {
  return pieces.map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece: { kind, text, strong, emphasis } }: { piece: PaperPiece }) {
  const content = kind === "text" ? text : <Formula tex={text} isDisplayed={kind === "display"} />;
  const slanted = emphasis ? <em>{content}</em> : content;
  return strong ? <strong>{slanted}</strong> : slanted;
}
