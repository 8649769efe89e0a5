import { expect, type Locator, type Page, type Request, type Route } from "@playwright/test";

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The focus never reached ${control}`);
}

/** Tabs to the control and types into it. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Opens the edit dialog at a tab. */
export async function openEditor(page: Page, tab: "basic" | "teaching" | "qualifications" = "basic"): Promise<Locator> {
  await page.goto(`/profile?edit=${tab}`);
  const dialog = page.getByRole("dialog", { name: "Edit profile" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The toast with a text; there may be others. */
export const toastOf = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

/** A picture of one colour, drawn by the browser. */
export async function drawPicture(page: Page, width = 600, height = 400): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement("canvas");
      canvas.width = w!;
      canvas.height = h!;
      const context = canvas.getContext("2d")!;
      context.fillStyle = "#0b6b47";
      context.fillRect(0, 0, w!, h!);
      return canvas.toDataURL("image/png").split(",")[1]!;
    },
    [width, height],
  );
  return Buffer.from(base64, "base64");
}

/** Delays the profile's requests of a kind, like a slow network, until the returned function is called. */
export async function holdBack(page: Page, isHeld: (request: Request) => boolean): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    if (isHeld(route.request())) await released;
    await route.fallback();
  };
  await page.route("**/profile**", hold);
  return async () => {
    release();
    await page.unroute("**/profile**", hold);
  };
}
