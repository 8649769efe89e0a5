/** Local storage key of the visitor's theme, light or dark; without one the system decides. */
export const THEME_STORAGE_KEY = "theme";
