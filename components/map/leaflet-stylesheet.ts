// A separate module, so that a stylesheet that fails to load can be distinguished from a script that does.
import "leaflet/dist/leaflet.css";

export const isStyled = true;
