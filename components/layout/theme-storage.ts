/** Where a visitor's own choice of theme is kept; without one the system decides. */
export const THEME_STORAGE_KEY = "theme";
