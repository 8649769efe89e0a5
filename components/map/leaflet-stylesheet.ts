// A module of its own, so that a stylesheet that does not arrive can be told from a script that does not.
import "leaflet/dist/leaflet.css";

export const isStyled = true;
