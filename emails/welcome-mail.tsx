import { welcomeMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Welcomes a new user, with the next step for the role. */
export function WelcomeMail({ name, isMentor, url }: { name: string; isMentor: boolean; url: string }) {
  return (
    <MailLayout preview={texts.accountReady} heading={texts.goodHaveHere(name)} reason={texts.getThisMail}>
      <MailText>{isMentor ? texts.mentorAccountReady : texts.accountReadyFind}</MailText>
      <MailAction href={url} label={isMentor ? texts.completeMyProfile : texts.findMentor} />
    </MailLayout>
  );
}
