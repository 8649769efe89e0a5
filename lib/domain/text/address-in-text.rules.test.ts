import { describe, expect, it } from "vitest";
import { holdsAddress } from "./address-in-text.rules";

const listed = (texts: string) => texts.split(", ");

describe("holdsAddress", () => {
  it.each(
    listed(
      "evil.com, Evil.Com, EVIL.COM, Win now evil.com, x.com, t.me/evil, T.Me/evil, http://a, asha@b.example, @asha, www evil, " +
        "192.168.0.1, bit.ly, evil。com, evil．com, आशा.भारत, evil.com.",
    ),
  )("finds it in %j", (text) => expect(holdsAddress(text)).toBe(true));

  it.each(
    listed(
      "A.P.J. Kalam, A.P.J.Kalam, K.Sai, J.R.R. Tolkien, Dr. Rao, St. John, Nair K., O’Brien-Smith, Ravi s/o Mohan, " +
        "Asha (B.Ed), B.Sc., आशा राव, ए.पी.जे. कलाम",
    ),
  )("leaves %j alone", (text) => expect(holdsAddress(text)).toBe(false));
});
