/** Words of one thing, in both languages; a pack without one of them is refused. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}
