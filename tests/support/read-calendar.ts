import ICAL from "ical.js";

const valueOf = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name)?.toString();
const valuesOf = (component: ICAL.Component) =>
  Object.fromEntries(component.getAllProperties().map(({ name }) => [name, valueOf(component, name)]));

/** Parses a calendar file with an independent library: its header, and its entries with their parameters and alarms. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((event) => {
    const people = event.getAllProperties().filter(({ name }) => ["organizer", "attendee"].includes(name));
    const parameters = Object.fromEntries(people.map((property) => [property.name, property.toJSON()[1]]));
    return { ...valuesOf(event), parameters, alarms: event.getAllSubcomponents("valarm").map(valuesOf) };
  });
  return { head: valuesOf(calendar), events };
}

/** As stored, or as sent to the provider. */
type Attachment = { contentType?: string; content_type?: string; content: string };

/** The single attachment of a mail. */
export function readAttachment(mail: { attachments?: Attachment[] } | undefined) {
  const [attachment, ...more] = mail?.attachments ?? [];
  if (!attachment || more.length > 0) throw new Error("The mail has not exactly one attachment.");
  return {
    contentType: attachment.contentType ?? attachment.content_type,
    ...readCalendar(Buffer.from(attachment.content, "base64").toString("utf8")),
  };
}
