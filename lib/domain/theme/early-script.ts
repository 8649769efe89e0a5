import { SIGNED_IN_HINT_COOKIE } from "../../session-names";
import { THEME_STORAGE_KEY } from "./theme-storage";

/**
 * The source of the site's one inline script, which pages run before the first paint: it marks <html> for a visitor who
 * may be signed in, and applies a stored theme. Storage may be blocked, so it never throws. The policies of pages
 * with nonces allow it by its hash.
 */
export const EARLY_SCRIPT = `try{if(/(^|; )${SIGNED_IN_HINT_COOKIE}=1/.test(document.cookie))document.documentElement.setAttribute("data-signed-in","");var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`;
