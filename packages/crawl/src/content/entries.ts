/** What a compiled pack holds of one kind, by id: it was checked against its schema as it was compiled. */
export const entriesOf = <T>(kind: object): Readonly<Record<string, T>> => kind as Readonly<Record<string, T>>;
