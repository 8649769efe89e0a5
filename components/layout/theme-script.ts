/** Where a visitor's own choice of theme is kept; without one the system decides. */
export const THEME_STORAGE_KEY = "theme";

/** Applies a stored choice to <html> before anything is painted. Storage may be forbidden, so it never throws. */
export const themeScript = `try{var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`;
