/** What the drafts of an administrator are called: by the sentence or the explanation. */
export const sentenceDraft = (id: string) => `sentence ${id}`;
export const explanationDraft = (id: string) => `explanation ${id}`;
export const answerDraft = (exerciseId: string) => `answer ${exerciseId}`;
