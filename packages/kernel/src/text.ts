/** Names a sentence in the text catalogues of a system; never a sentence itself. */
export type TextKey = string;

/** What a sentence is filled with: ids and numbers, turned into words by the catalogue of the reader's language. */
export type Params = Readonly<Record<string, string | number>>;
