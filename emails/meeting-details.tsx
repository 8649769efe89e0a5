import { Link, Section, Text } from "@react-email/components";
import { LIGHT_COLOURS } from "@/lib/colours";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";

const LINE = { fontSize: "16px", lineHeight: "24px", margin: "0 0 6px" };

/** Participant, time, place and topic, one line each. */
export function MeetingDetails({ facts }: { facts: readonly MeetingFact[] }) {
  return (
    <Section style={{ backgroundColor: "#f3f7f4", borderRadius: "10px", margin: "0 0 20px", padding: "14px 16px 8px" }}>
      {facts.map(({ label, text, href }) => (
        <Text key={label} style={LINE}>
          <span style={{ color: "#56645b" }}>{label}:</span>{" "}
          {href ? (
            <Link
              href={href}
              style={{ color: LIGHT_COLOURS.leaf, textDecoration: "underline", wordBreak: "break-all" }}
            >
              {text}
            </Link>
          ) : (
            <span style={label === "When" ? { fontWeight: 600 } : {}}>{text}</span>
          )}
        </Text>
      ))}
    </Section>
  );
}
