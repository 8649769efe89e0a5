import { AppError } from "@/lib/errors";
import { defineResource } from "@/lib/platform/rest/define-route";

const notFound = async () => {
  throw new AppError("not_found");
};

/** Unknown API addresses get the contract's error shape instead of the site's 404 page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
  OPTIONS: notFound,
});
