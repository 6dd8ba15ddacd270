import { PAIRS, SHARED_ENCOUNTERS } from './pairs.ts';

/** What is compared: the party, who it meets, how many fights, from which seed. */
export interface Scene {
  /** Ids of pairs, each once, one a seat. */
  readonly party: readonly string[];
  readonly encounter: string;
  readonly fights: number;
  readonly seed: string;
}

export const MOST_FIGHTS = 5000;

export const USUAL: Scene = {
  party: ['felis-berserker', 'nains-croise', 'sylvae-traqueur'],
  encounter: 'ogre-et-ses-rats',
  fights: 200,
  seed: 'lanterne',
};

/** The scene that an address holds; what it does not say, or says wrong, is as usual. */
export function readScene(search: string): Scene {
  const query = new URLSearchParams(search);
  const named = (query.get('party') ?? '').split(' ');
  const party = PAIRS.map(({ id }) => id).filter((id) => named.includes(id));
  const encounter = query.get('encounter') ?? '';
  const fights = Number(query.get('fights'));
  return {
    party: party.length > 0 ? party : USUAL.party,
    encounter: SHARED_ENCOUNTERS.includes(encounter) ? encounter : USUAL.encounter,
    fights: Number.isInteger(fights) && fights >= 1 ? Math.min(fights, MOST_FIGHTS) : USUAL.fights,
    seed: query.get('seed') || USUAL.seed,
  };
}

export const writeScene = ({ party, encounter, fights, seed }: Scene): Record<string, string> => ({
  compare: '',
  party: party.join(' '),
  encounter,
  fights: String(fights),
  seed,
});
