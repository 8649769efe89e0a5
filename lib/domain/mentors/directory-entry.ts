/** A mentor as listed in the directory. */
export type DirectoryEntry = { username: string; name: string; subjects: string[]; placeName: string | null };

/** A page of the directory, with the first letters of its first and last name. */
export type DirectoryPage = { page: number; first: string; last: string };
