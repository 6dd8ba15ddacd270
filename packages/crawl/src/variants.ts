/** Readings of the chapters that both editions share; an edition adds its own, and offers those it leaves open. */
export interface Variants {
  readonly crossbowReload: 'yes' | 'no';
  readonly figuresCover: 'no' | 'yes';
  readonly groupJoker: 'first' | 'replaced';
  readonly heroReplacement: 'next' | 'preparation';
  readonly jokerElsewhere: 'replaced' | 'wild';
  readonly nextTurnExpiry: 'following' | 'first';
  readonly reactionRefresh: 'round' | 'turn';
  readonly stepDodge: 'contact' | 'never';
  readonly waitLost: 'turn' | 'reaction';
  readonly xpRate: 'slow' | 'fast';
  readonly zoneDistance: 'graph' | 'line';
}
