import type { Metadata } from "next";
import { PracticePaperPage } from "@/components/papers/practice/practice-paper-page";
import { env } from "@/lib/platform/env";
import { paperMetadata, paperParams, readPracticePaper } from "@/lib/server/papers/practice-paper-page";

type Props = PageProps<"/previous_questions/[class]/[subject]/[paper]/answers">;

/** Rendered at build; any other address is a 404. */
export const dynamicParams = false;
export const generateStaticParams = paperParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return paperMetadata(await params, { showsAnswers: true });
}

/** The same paper with the answer and its marks below each question. */
export default async function PaperAnswersPage({ params }: Props) {
  return <PracticePaperPage {...await readPracticePaper(await params)} base={env.APP_URL} showsAnswers={true} />;
}
