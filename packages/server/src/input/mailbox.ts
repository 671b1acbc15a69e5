/** Whether mail can be sent to an address. RFC 2606 reserves the top-level domain `.invalid`: it has no mailboxes. */
export const hasMailbox = (email: string): boolean => !/\.invalid$/i.test(email);
