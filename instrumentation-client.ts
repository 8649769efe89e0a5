/**
 * zod tries whether it may evaluate text, to be faster. The pages' policy says no, and would report each try. This is
 * where zod keeps its settings; its own function for them would bring the library to every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
