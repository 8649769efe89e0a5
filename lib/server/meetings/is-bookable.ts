import "server-only";
import { AppError } from "@/lib/errors";
import { findBookableMentor } from "./bookable-mentor.repository";

/** Whether somebody can be booked at all; when they have time is another matter. */
export async function isBookable(username: string): Promise<boolean> {
  try {
    await findBookableMentor(username);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "mentor_not_found") return false;
    throw error;
  }
}
