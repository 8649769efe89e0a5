import { ACCOUNT_HEADER } from "@/lib/session-names";
import { type Coordinates, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { type geolocationMessages, locationMessages } from "@/lib/domain/places/geolocation.messages";
import {
  formatViewerPosition,
  roundPosition,
  VIEWER_POSITION_COOKIE,
  VIEWER_POSITION_SECONDS,
} from "@/lib/domain/places/viewer-position.rules";
import { mayBeSignedIn } from "./viewer";

/** Options of the single geolocation request (docs/product.md, Constants); milliseconds. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };

/** Why there is no position; `geolocationMessages` has the texts. */
type PositionFailure = keyof typeof geolocationMessages;
type PositionAnswer = { position: Coordinates } | { failure: PositionFailure };

function failureOf(error: GeolocationPositionError): PositionFailure {
  if (error.code === error.PERMISSION_DENIED) return "denied";
  if (error.code === error.POSITION_UNAVAILABLE) return "unavailable";
  if (error.code === error.TIMEOUT) return "timeout";
  return "unknown";
}

/** Requests the visitor's position once. Call it from a user gesture. */
export function askForPosition(): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    const { geolocation } = navigator;
    if (!geolocation) return resolve({ failure: "unsupported" });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const position = { latitude, longitude };
        resolve(isValidCoordinates(position) ? { position } : { failure: "invalid" });
      },
      (error) => resolve({ failure: failureOf(error) }),
      OPTIONS,
    );
  });
}

/** The visitor's position if permission is already granted, so that no prompt appears; otherwise null. */
export async function positionIfGranted(): Promise<Coordinates | null> {
  const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
  if (permission?.state !== "granted") return null;
  const answer = await askForPosition();
  return "position" in answer ? answer.position : null;
}

/** Stores a position, rounded, in the cookie that the server reads. */
export function keepPositionInBrowser(position: Coordinates): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const value = formatViewerPosition(position);
  document.cookie = `${VIEWER_POSITION_COOKIE}=${value}; Path=/; Max-Age=${VIEWER_POSITION_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * Saves a position to the signed-in user's account.
 * @param account the account that the page was rendered for
 * @returns why saving failed; null when it succeeded or nobody is signed in
 */
export async function savePositionToAccount(position: Coordinates, account: string): Promise<string | null> {
  if (!mayBeSignedIn()) return null;
  const response = await fetch("/api/v1/users/updateLocation", {
    method: "PATCH",
    headers: { "Content-Type": "application/json", [ACCOUNT_HEADER]: account },
    body: JSON.stringify(roundPosition(position)),
  }).catch(() => null);
  // 401: the session ended meanwhile, so nobody is signed in.
  if (response?.ok || response?.status === 401) return null;
  const answer = response?.status === 409 ? ((await response.json()) as { message: string }) : null;
  return answer?.message ?? locationMessages.saveFailed;
}
