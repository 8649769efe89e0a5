import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/components/feedback/toaster";
import { ClientNavigation } from "@/components/layout/client-navigation";
import { EarlyScript } from "@/components/layout/early-script";
import { PreviewBar } from "@/components/layout/preview-bar";
import { LIGHT_COLOURS } from "@/lib/colours";
import { env } from "@/lib/platform/env";
import { site } from "@/lib/site";
import { bricolage, bricolageLatin, figtree, figtreeLatin, figtreeRupee } from "./fonts";
import "./globals.css";

const FONTS = [bricolage, bricolageLatin, figtree, figtreeLatin, figtreeRupee]
  .map(({ variable }) => variable)
  .join(" ");

export const metadata: Metadata = {
  metadataBase: new URL(env.APP_URL),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: LIGHT_COLOURS.paper },
    { media: "(prefers-color-scheme: dark)", color: "#10150f" },
  ],
};

/** Do not read cookies or headers here: that would make every page dynamic. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} className={FONTS} suppressHydrationWarning>
      <head>
        <EarlyScript />
      </head>
      <body className="flex min-h-dvh flex-col">
        {env.VERCEL_ENV === "preview" && (
          <PreviewBar branch={env.VERCEL_GIT_COMMIT_REF} commit={env.VERCEL_GIT_COMMIT_SHA} />
        )}
        {children}
        {/* In the root layout, so that a toast survives navigation between layouts. */}
        <Toaster />
        <ClientNavigation />
      </body>
    </html>
  );
}
