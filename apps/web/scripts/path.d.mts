export function shorten(path: string): string;
