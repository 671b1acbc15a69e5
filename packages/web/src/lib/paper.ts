/** Papers to print on. paper.css has their sizes. */
export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/** North America prints on another format than the rest of the world. */
export const usualPaper = (): Paper => (/-(US|CA|MX)$/.test(navigator.language) ? "letter" : "a4");
