import type { Metadata } from "next";
import { ConsoleForm } from "@/components/admin/console-form";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { importMentorsAction } from "@/lib/actions/import.actions";
import { importTexts as texts } from "@/lib/domain/imports/mentor-import.messages";
import { IMPORT_ERRORS_SHOWN } from "@/lib/domain/imports/mentor-import.rules";
import { importMentorsSchema } from "@/lib/domain/imports/mentor-import.schema";
import { AppError } from "@/lib/errors";
import { importHref, links } from "@/lib/links";
import { checkImport } from "@/lib/server/imports/import-mentors";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({
  title: texts.checkTitle,
  description: texts.checkDescription,
  index: false,
});

async function findCheck(id: string) {
  if (!importMentorsSchema.safeParse({ importId: id }).success) return null;
  try {
    return await checkImport(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** What an uploaded table would do, its errors by line, and the button that sends the invitations. */
export default async function CheckImportPage({ params }: PageProps<"/admin/import/[id]">) {
  const { id } = await params;
  const staff = await requireStaff("importMentors", importHref(id));
  const check = await findCheck(id);
  return (
    <ConsoleFrame staff={staff} current={links.importMentors} title={texts.checkTitle}>
      <p>
        <a
          href={links.importMentors}
          className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
        >
          {texts.back}
        </a>
      </p>
      {check ? <Check id={id} check={check} /> : <p>{texts.gone}</p>}
    </ConsoleFrame>
  );
}

type CheckProps = { id: string; check: NonNullable<Awaited<ReturnType<typeof findCheck>>> };

function Check({ id, check: { fresh, invited, registered, wrongLines, errors } }: CheckProps) {
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{texts.fresh(fresh.length)}</li>
        {invited > 0 && <li>{texts.invited(invited)}</li>}
        {registered > 0 && <li>{texts.registered(registered)}</li>}
        {wrongLines > 0 && <li>{texts.wrong(wrongLines)}</li>}
      </ul>
      {fresh.length > 0 ? (
        <ConsoleForm
          action={importMentorsAction}
          values={{ importId: id }}
          label={texts.run(fresh.length)}
          submit={texts.run(fresh.length)}
          className="flex flex-col items-start gap-4"
        />
      ) : (
        <p>{texts.nobody}</p>
      )}
      {errors.length > 0 && (
        <section aria-labelledby="errors" className="flex flex-col gap-3">
          <h2 id="errors" className="font-display text-lg font-semibold">
            {texts.errors}
          </h2>
          {errors.length > IMPORT_ERRORS_SHOWN && <p>{texts.moreErrors(IMPORT_ERRORS_SHOWN)}</p>}
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {errors.slice(0, IMPORT_ERRORS_SHOWN).map(({ line, column, message }) => (
              <li key={`${line} ${column}`} className="[overflow-wrap:anywhere]">
                {texts.error(line, column, message)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
