/** A mentor as the directory names one. */
export type DirectoryEntry = { username: string; name: string; subjects: string[]; placeName: string | null };

/** A page of the directory, with the letters that its first and its last name begin with. */
export type DirectoryPage = { page: number; first: string; last: string };
