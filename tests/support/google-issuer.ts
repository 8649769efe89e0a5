import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";

const KEY_ID = "test-key";

type Header = { alg: string; kid?: string };
/** Signs with another key than the issuer's: a separate key pair, or a shared secret. */
type Signing = { header?: Partial<Header>; key?: CryptoKey | Uint8Array };

/** Additional claims about a person; `undefined` removes a claim. */
type Claims = Omit<JWTPayload, "iat" | "exp" | "nbf"> & { [name: string]: unknown };

/**
 * A fake Google issuer: signs ID tokens and serves the public keys on a local address.
 * @param port any free one by default
 */
export async function startGoogleIssuer(port = 0) {
  const clientId = "tests.apps.googleusercontent.com";
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" }] });
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json").end(keys);
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const now = () => Math.floor(Date.now() / 1000);

  return {
    clientId,
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    /** The public key as text, which an attacker knows too. */
    publicKeyText: await exportSPKI(publicKey),

    /** A credential with Google's own issuer, audience and times, unless the claims override them. */
    sign(claims: Claims, { header, key = privateKey }: Signing = {}): Promise<string> {
      const all = {
        iss: "https://accounts.google.com",
        aud: clientId,
        iat: now(),
        exp: now() + 3600,
        email_verified: true,
        ...claims,
      };
      return new SignJWT(all).setProtectedHeader({ alg: "RS256", kid: KEY_ID, ...header }).sign(key);
    },

    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
