import { z } from "zod";
import { BOARD_KEYS, type BoardKey, BOARDS } from "@/lib/catalogue/boards";
import { defineFilter } from "../filter";
import { boardToken } from "../tokens.rules";

const boardOf = (key: BoardKey) => BOARDS.find((one) => one.key === key)!;

/** A board or an entrance exam. */
export const board = defineFilter<BoardKey>({
  none: null,
  read: (text) => text.toLowerCase(),
  value: z.enum(BOARD_KEYS),
  write: (key) => key,
  rows: (key) => ({ column: "board_mask", type: "int4", anyOf: 1 << boardOf(key).id }),
  token: (key) => ({ token: boardToken(boardOf(key).id) }),
  chip: (key) => boardOf(key).name,
  field: {
    label: "Board or Exam",
    options: [{ value: "", label: "Any Board" }, ...BOARDS.map(({ key, name }) => ({ value: key, label: name }))],
  },
});
