import { geolocationMessages } from "@/lib/domain/places/geolocation.messages";
import { formatViewerPosition, VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";

/** Settings of the one reading (specification, section 9); milliseconds. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

function messageOf(error: GeolocationPositionError): string {
  if (error.code === error.PERMISSION_DENIED) return geolocationMessages.denied;
  if (error.code === error.POSITION_UNAVAILABLE) return geolocationMessages.unavailable;
  if (error.code === error.TIMEOUT) return geolocationMessages.timeout;
  return geolocationMessages.unknown;
}

/**
 * Asks the browser for the visitor's position and keeps it, rounded, in the cookie that the server reads.
 * Call it from a gesture. Rejects with an Error whose message is meant for the visitor.
 */
export function storeViewerPosition(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new Error(geolocationMessages.unsupported));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const secure = window.location.protocol === "https:" ? "; Secure" : "";
        const value = formatViewerPosition(coords);
        document.cookie = `${VIEWER_POSITION_COOKIE}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
        resolve();
      },
      (error) => reject(new Error(messageOf(error))),
      OPTIONS,
    );
  });
}
