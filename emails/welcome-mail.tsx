import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Greets a person whose account is ready, with the next step of the role. */
export function WelcomeMail({ name, isMentor, url }: { name: string; isMentor: boolean; url: string }) {
  return (
    <MailLayout
      preview="Your account is ready."
      heading={`Good to have you here, ${name}`}
      reason={`You get this mail once, because your ${site.name} account is ready.`}
    >
      <MailText>
        {isMentor
          ? "Your mentor account is ready. Fill in what you teach, so that families near you can find you."
          : "Your account is ready. Find a mentor near you, read what others say, and book a first meeting."}
      </MailText>
      <MailAction href={url} label={isMentor ? "Complete my profile" : "Find a mentor"} />
    </MailLayout>
  );
}
