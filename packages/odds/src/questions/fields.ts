/** Fields that several questions ask for. */
export const dice = { kind: 'number', min: 0, max: 40, start: 4 } as const;
export const difficulty = { kind: 'number', min: 0, max: 60, start: 2 } as const;
export const figure = { kind: 'number', min: 0, max: 60, start: 4 } as const;
export const none = { kind: 'number', min: 0, max: 60, start: 0, optional: true } as const;
export const perhaps = { kind: 'number', min: 0, max: 60, start: undefined } as const;
export const sante = { kind: 'number', min: 1, max: 30, start: 2 } as const;
export const minimum = { ...difficulty, optional: true } as const;
export const onOrOff = { kind: 'switch' } as const;

export const blessing = {
  blessed: { kind: 'switch', against: 'cursed' },
  cursed: { kind: 'switch', against: 'blessed' },
} as const;
export const luck = { lucky: onOrOff, unlucky: onOrOff } as const;

/** A Jet of the second edition. */
export const jet = {
  dice: { ...dice, max: 20, start: 3 },
  skill: { kind: 'number', min: -20, max: 20, start: 0 },
  difficulty: { ...difficulty, start: 6 },
} as const;

/** How Coups de poker are played. */
export const poker = { kind: 'choice', of: ['optimal', 'never', 'always'], start: 'optimal', optional: true } as const;

export const pv = { kind: 'number', min: 1, max: 200, start: 20 } as const;
export const hero = { damage: figure, atk: none, armour: none, charisma: { ...figure, start: 10 } } as const;
export const creature = {
  creatureDamage: { ...figure, start: 3 },
  creatureAtk: none,
  creatureArmour: none,
} as const;
