import type { Metadata } from "next";
import { ContactForm } from "@/components/contact/contact-form";
import { OperatorDetails } from "@/components/contact/operator-details";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { PageLink } from "@/components/ui/page-link";
import { contactTexts as texts } from "@/lib/domain/contact/contact.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const { title, description } = texts;

export const metadata: Metadata = pageMetadata({ title, description, path: links.contact });

// The operator's settings are those of the running server, not those of the build.
export const dynamic = "force-dynamic";

/** Who runs the site, and a form to write to them. */
export default function ContactPage() {
  const operator = { name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL, address: env.OPERATOR_ADDRESS };
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs items={[{ label: texts.home, href: links.home }, { label: title }]} base={env.APP_URL} />
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="font-display text-3xl font-bold tracking-tight text-balance sm:text-4xl">{title}</h1>
        {env.OPERATOR_EMAIL !== undefined && <p className="text-lg text-pretty">{texts.intro}</p>}
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <section aria-labelledby="write" className="flex max-w-prose flex-col gap-4">
          <h2 id="write" className="font-display text-xl font-bold">
            {texts.form}
          </h2>
          {env.OPERATOR_EMAIL === undefined ? <p>{texts.formOff}</p> : <ContactForm />}
        </section>
        <div className="flex max-w-prose flex-col gap-10">
          <OperatorDetails operator={operator} grievanceOfficer={env.GRIEVANCE_OFFICER} />
          <section aria-labelledby="danger" className="flex flex-col gap-2">
            <h2 id="danger" className="font-display text-xl font-bold">
              {texts.danger}
            </h2>
            <p className="text-pretty">{texts.dangerHow}</p>
            <PageLink
              href={links.safety}
              className="flex min-h-11 items-center self-start font-medium text-leaf underline underline-offset-4 hover:no-underline"
            >
              {texts.openSafety}
            </PageLink>
          </section>
        </div>
      </div>
    </div>
  );
}
