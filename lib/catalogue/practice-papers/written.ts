/** The practice papers that are written, by their file in this folder. A test compares the list to the files. */
export const WRITTEN_PAPERS = [
  "10th/mathematics-1",
  "10th/mathematics-2",
  "10th/science-1",
  "10th/science-2",
  "11th/mathematics-1",
  "11th/mathematics-2",
  "11th/physics-1",
  "11th/chemistry-1",
  "11th/chemistry-2",
  "12th/physics-1",
  "12th/maths-1",
  "12th/maths-2",
  "12th/chemistry-1",
  "12th/chemistry-2",
  "12th/biology-1",
  "12th/biology-2",
] as const;

export type WrittenPaper = (typeof WRITTEN_PAPERS)[number];
