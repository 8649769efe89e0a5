import type { Metadata } from "next";
import { PracticePaperPage } from "@/components/papers/practice/practice-paper-page";
import { env } from "@/lib/platform/env";
import { paperMetadata, paperParams, readPracticePaper } from "@/lib/server/papers/practice-paper-page";

type Props = PageProps<"/previous_questions/[class]/[subject]/[paper]">;

/** Rendered at build; any other address is a 404. */
export const dynamicParams = false;
export const generateStaticParams = paperParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return paperMetadata(await params);
}

/** A practice paper to read, print or download. */
export default async function PaperPage({ params }: Props) {
  return <PracticePaperPage {...await readPracticePaper(await params)} base={env.APP_URL} showsAnswers={false} />;
}
