/**
 * The id of the learner on a device on which nobody is signed in. The server does not know it: a visitor's answers stay
 * in the outbox of this id.
 */
export const VISITOR_ID = "visitor";
