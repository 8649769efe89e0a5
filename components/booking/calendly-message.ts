/** The origin of Calendly's widget; any other page can send the same message. */
const CALENDLY_ORIGIN = "https://calendly.com";

type Message = Pick<MessageEvent<unknown>, "origin" | "data">;

export const isFromCalendly = ({ origin }: Pick<Message, "origin">) => origin === CALENDLY_ORIGIN;

/** The URL of an event just booked in Calendly's widget, or null for any other message. */
export function scheduledEventOf({ origin, data }: Message): string | null {
  if (!isFromCalendly({ origin }) || typeof data !== "object" || data === null) return null;
  const { event, payload } = data as { event?: unknown; payload?: { event?: { uri?: unknown } | null } | null };
  const uri = event === "calendly.event_scheduled" ? payload?.event?.uri : null;
  return typeof uri === "string" ? uri : null;
}
