/** Why a mail was not sent, and whether trying again can help. */
export class MailNotSent extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
    /** Whether the server says that no such mailbox exists. */
    readonly isBadAddress = false,
  ) {
    super(message);
  }
}
