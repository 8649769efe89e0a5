/** The home page's field for a town, which the listing's address has as the id `near`. */
export const PLACE_FIELD = "place";
