/** The practice papers that are written, by their file in this folder. A test compares the list to the files. */
export const WRITTEN_PAPERS = ["11th/mathematics-2"] as const;

export type WrittenPaper = (typeof WRITTEN_PAPERS)[number];
