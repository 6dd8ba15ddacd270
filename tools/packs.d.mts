/** Every list of every file of a pack folder, by kind and id, as the JSON the code imports. */
export function compile(folder: string): string;
