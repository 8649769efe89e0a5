import { useSyncExternalStore } from "react";

/**
 * The fields that "Keep Me Signed In" remembers (docs/product.md, Constants): the address
 * as written, the password encrypted with a key that scripts can use but not read out.
 */
const EMAIL_KEY = "user_email";
const PASSWORD_KEY = "user_passkey";
const DATABASE = "remembered-fields";
const STORE = "keys";
const KEY_ID = "passkey";
const NONCE_BYTES = 12;

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await asPromise(opening);
  try {
    return await asPromise(request(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const readKey = () => withStore<CryptoKey | undefined>("readonly", (store) => store.get(KEY_ID));

async function makeKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  await withStore("readwrite", (store) => store.put(key, KEY_ID));
  return key;
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Stores both fields. Without storage or cryptography (plain http), it does nothing. */
export async function rememberFields(email: string, password: string): Promise<void> {
  try {
    const key = (await readKey()) ?? (await makeKey());
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, new TextEncoder().encode(password));
    localStorage.setItem(EMAIL_KEY, email);
    localStorage.setItem(PASSWORD_KEY, toText(new Uint8Array([...nonce, ...new Uint8Array(sealed)])));
  } catch {
    await forgetFields();
  }
}

/** The stored fields, or null unless both exist. */
export async function recallFields(): Promise<{ email: string; password: string } | null> {
  try {
    const [email, sealed] = [localStorage.getItem(EMAIL_KEY), localStorage.getItem(PASSWORD_KEY)];
    const key = email && sealed ? await readKey() : undefined;
    if (!email || !sealed || !key) return null;
    const bytes = toBytes(sealed);
    const algorithm = { name: "AES-GCM", iv: bytes.slice(0, NONCE_BYTES) };
    const plain = await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES));
    return { email, password: new TextDecoder().decode(plain) };
  } catch {
    return null;
  }
}

const watchers = new Set<() => void>();

/** The address remembered in this browser; null when there is none or before hydration. */
export function useRememberedEmail(): string | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => {
      try {
        return localStorage.getItem(PASSWORD_KEY) && localStorage.getItem(EMAIL_KEY);
      } catch {
        return null;
      }
    },
    () => null,
  );
}

/** Removes both fields and the key. */
export async function forgetFields(): Promise<void> {
  try {
    localStorage.removeItem(EMAIL_KEY);
    localStorage.removeItem(PASSWORD_KEY);
    for (const watcher of watchers) watcher();
    await withStore("readwrite", (store) => store.delete(KEY_ID));
  } catch {
    // Without storage there is nothing to forget.
  }
}
