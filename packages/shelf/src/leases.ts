/** Says who goes on with a thing: the last one that asked. What is kept stays right without it; whoever lost it is told earlier. */
export interface Leases {
  /** Resolves once everybody else who held it has been told. */
  take(id: string, onLost: () => void): Promise<void>;
}
