import { config } from "zod/v4/core";

// zod tries whether it may evaluate text, to be faster; the pages' policy says no and would report each try.
config({ jitless: true });
