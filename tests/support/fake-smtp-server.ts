import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A message that the server has taken. */
type TakenMessage = { from: string; to: string[]; source: string; isEncrypted: boolean };

/** An answer with a status code, for example `refusal(550, "5.1.1 No such user")`. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

type Trouble = {
  /** What it says to a sign-in, a sender, a recipient, or a whole message. */
  auth?: Error;
  sender?: Error;
  recipient?: Error;
  message?: Error;
  /** When it drops the connection: before taking the message, or after that and before saying so. */
  drop?: "before" | "after";
};

/** A real SMTP server with a self-signed certificate. It keeps messages in memory. */
export async function startFakeSmtpServer(options: SMTPServerOptions = {}) {
  let taken: TakenMessage[] = [];
  let counts = { connections: 0, signIns: 0 };
  let trouble: Trouble = {};
  const sockets = new Set<Socket>();
  const dropAll = () => sockets.forEach((socket) => socket.destroy());

  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      counts.signIns += 1;
      if (trouble.auth) return done(trouble.auth);
      if (username !== "mentor@hood" || password !== "p%ss") return done(refusal(535, "5.7.8 Wrong password"));
      done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(trouble.sender),
    onRcptTo: (_address, _session, done) => done(trouble.recipient),
    onData(stream, { envelope, secure }, done) {
      void text(stream).then((source) => {
        if (trouble.drop === "before") return dropAll();
        if (trouble.message) return done(trouble.message);
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), source, isEncrypted: secure });
        if (trouble.drop === "after") return dropAll();
        done();
      });
    },
    ...options,
  });
  server.server.on("connection", (socket: Socket) => {
    counts.connections += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // Dropped connections.
  server.on("error", () => {});
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.server.address() as AddressInfo).port,
    taken: (): readonly TakenMessage[] => taken,
    counts: () => counts,
    /** Causes trouble from now on. */
    cause(next: Trouble): void {
      trouble = next;
    },
    /** Takes everything again, and forgets what it took. */
    recover(): void {
      trouble = {};
      taken = [];
      counts = { connections: 0, signIns: 0 };
    },
    /** Cuts every connection. */
    dropAll,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        dropAll();
      }),
  };
}
