/** Where Calendly's widget speaks from; any other page can send the same words. */
const CALENDLY_ORIGIN = "https://calendly.com";

type Message = Pick<MessageEvent<unknown>, "origin" | "data">;

export const isFromCalendly = ({ origin }: Pick<Message, "origin">) => origin === CALENDLY_ORIGIN;

/** The address of an event that a visitor has just booked in Calendly's widget, or null for every other message. */
export function scheduledEventOf({ origin, data }: Message): string | null {
  if (!isFromCalendly({ origin }) || typeof data !== "object" || data === null) return null;
  const { event, payload } = data as { event?: unknown; payload?: { event?: { uri?: unknown } | null } | null };
  const uri = event === "calendly.event_scheduled" ? payload?.event?.uri : null;
  return typeof uri === "string" ? uri : null;
}
