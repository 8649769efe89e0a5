/** Where a visitor's own choice of light or dark is kept in local storage; without one the system decides. */
export const THEME_STORAGE_KEY = "theme";
