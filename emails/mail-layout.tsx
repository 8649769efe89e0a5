import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { LIGHT_COLOURS } from "@/lib/colours";
import { mailLayoutTexts as texts } from "@/lib/domain/mails/mails.messages";
import { site } from "@/lib/site";

const FONTS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

type MailLayoutProps = {
  /** The preview line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
  /** Why the reader gets this mail, in the footer. */
  reason: string;
  /** The unsubscribe link; only newsletter mails have one. */
  unsubscribeUrl?: string;
};

/** The frame of every mail: product name, heading, text, and the reason for sending it. */
export function MailLayout({ preview, heading, children, reason, unsubscribeUrl }: MailLayoutProps) {
  return (
    <Html lang={site.locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: LIGHT_COLOURS.paper,
          color: LIGHT_COLOURS.ink,
          fontFamily: FONTS,
          margin: 0,
          padding: "24px 12px",
        }}
      >
        <Container style={{ maxWidth: "520px" }}>
          <Text style={{ color: LIGHT_COLOURS.leaf, fontSize: "20px", fontWeight: 700, margin: "0 0 16px" }}>
            {site.name}
          </Text>
          <Section
            style={{
              backgroundColor: LIGHT_COLOURS.card,
              border: `1px solid ${LIGHT_COLOURS.line}`,
              borderRadius: "14px",
              padding: "28px",
            }}
          >
            <Heading as="h1" style={{ fontSize: "24px", lineHeight: "30px", margin: "0 0 12px" }}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Text style={{ color: LIGHT_COLOURS.inkSoft, fontSize: "14px", lineHeight: "20px", margin: "16px 4px 0" }}>
            {reason}
            {unsubscribeUrl && (
              <>
                {" "}
                <Link href={unsubscribeUrl} style={{ color: LIGHT_COLOURS.inkSoft, textDecoration: "underline" }}>
                  {texts.unsubscribe}
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph of a mail. */
export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: "16px", lineHeight: "25px", margin: "0 0 16px" }}>{children}</Text>;
}

/** The mail's single action: a button, and the plain URL for programs that show no buttons. */
export function MailAction({ href, label }: { href: string; label: string }) {
  return (
    <>
      <Button
        href={href}
        style={{
          backgroundColor: LIGHT_COLOURS.leaf,
          borderRadius: "10px",
          color: "#ffffff",
          fontWeight: 600,
          padding: "13px 22px",
        }}
      >
        {label}
      </Button>
      <Text
        // The plain-text part already contains the button's URL.
        data-skip-in-text="true"
        style={{
          color: LIGHT_COLOURS.inkSoft,
          fontSize: "14px",
          lineHeight: "20px",
          margin: "16px 0 0",
          wordBreak: "break-all",
        }}
      >
        {texts.openThisAddress}{" "}
        <Link href={href} style={{ color: LIGHT_COLOURS.leaf, textDecoration: "underline" }}>
          {href}
        </Link>
      </Text>
    </>
  );
}
