import fc from "fast-check";

// Properties have the same examples in each run: a change fails in the run that brings it, and no other run fails by
// chance. PROPERTY_SEED asks for other examples by hand.
const { PROPERTY_SEED = "1" } = process.env;
fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
