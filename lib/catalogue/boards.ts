/**
 * Boards and entrance exams that mentors prepare for. The id is the board's bit in a listing row and part of its search
 * token: ids are never reused or renumbered, and stay below 31. The key is stored and is part of addresses.
 */
export const BOARDS = [
  { id: 0, key: "cbse", name: "CBSE" },
  { id: 1, key: "icse", name: "ICSE" },
  { id: 2, key: "state", name: "State board" },
  { id: 3, key: "ib", name: "IB" },
  { id: 4, key: "cambridge", name: "Cambridge (IGCSE)" },
  { id: 5, key: "nios", name: "NIOS" },
  { id: 6, key: "jee", name: "JEE" },
  { id: 7, key: "neet", name: "NEET" },
  { id: 8, key: "cuet", name: "CUET" },
  { id: 9, key: "olympiads", name: "Olympiads" },
  { id: 10, key: "ntse", name: "NTSE" },
  { id: 11, key: "clat", name: "CLAT" },
  { id: 12, key: "nda", name: "NDA" },
] as const;

export type BoardKey = (typeof BOARDS)[number]["key"];
export const BOARD_KEYS = BOARDS.map(({ key }) => key);
