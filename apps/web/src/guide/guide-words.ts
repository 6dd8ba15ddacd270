import { type ByLang, WIDE } from '@souterrain/words';

export interface GuideWords {
  readonly heading: string;
  step(at: number, of: number): string;
  readonly advice: string;
  readonly strayed: string;
  readonly back: string;
  readonly skip: string;
  readonly end: string;
  rule(id: string): string;
}

export const guideWords: ByLang<GuideWords> = {
  fr: {
    heading: 'Guide',
    step: (at, of) => `étape ${at} sur ${of}`,
    advice: 'Le guide propose',
    strayed: `Vous prenez un autre chemin${WIDE}: la table est à vous.`,
    back: 'Revenir au guide',
    skip: 'Jouer sans le guide',
    end: 'Fermer le guide',
    rule: (id) => `Lire la règle ${id}`,
  },
  en: {
    heading: 'Guide',
    step: (at, of) => `step ${at} of ${of}`,
    advice: 'The guide suggests',
    strayed: 'You are taking another way: the table is yours.',
    back: 'Back to the guide',
    skip: 'Play without the guide',
    end: 'Close the guide',
    rule: (id) => `Read rule ${id}`,
  },
};
