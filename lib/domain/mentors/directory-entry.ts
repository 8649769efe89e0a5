/** A mentor as the directory names one. */
export type DirectoryEntry = { username: string; name: string; subjects: string[]; placeName: string | null };
