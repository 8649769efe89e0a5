/** Why a mail was not sent, and whether trying again can help. */
export class MailNotSent extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}
