import type { About } from '../about.ts';

export const about: About = {
  // HB-CRE-06
  talent: {
    athlete: 'swimming, running, jumping',
    colosse: 'breaking doors, lifting',
    endurci: 'cold, sickness, poison, breath',
    lutte: 'grappling, breaking free',
    sapeur: 'digging, demolishing',
    marcheur: 'long marches, weariness',
    discretion: 'hiding, moving without a sound',
    escalade: 'climbing',
    crochetage: 'locks, mechanical traps',
    larcin: 'stealing, sleight of hand',
    acrobate: 'acrobatics, falls, balance',
    vif: 'initiative, objects that are not ready',
    eloquence: 'convincing, bargaining',
    intimidation: 'provoking, threatening',
    meneur: 'rallying, commanding',
    erudition: 'knowledge, magic, languages',
    'esprit-de-fer': 'charms, domination, dread',
    vigilance: 'watching, traps, tracks',
  },
  // HB-HERO-02
  ability: {
    conjurateur: 'masters a school of magic',
    charge: 'once a fight: one zone more, then an improved melee attack',
    tourbillon: 'once a fight: a melee attack on the whole zone',
    'second-souffle': 'once a fight: 1d6 END comes back',
    'garde-du-corps': 'once a round: takes the blow meant for an ally close by',
    'tir-vise': 'once a fight: an improved ranged attack, without moving this turn',
    'frappe-sournoise': 'improved attacks on whoever is down, held, or has not acted yet',
    'maitre-d-armes': 'dice of 3 or more, instead of 4, pay for manoeuvres',
    'cri-de-ralliement': 'once a fight: 1d4 END to allies near, who are demoralised no more',
    instinct: 'never caught out; in a total surprise, a chance to act first',
    'chef-de-guerre': 'their battalion adds 1 to its die and tests VOL better',
    'peau-tannee': 'Armour +1 while wearing no metal',
  },
  // HB-SCH-01 to HB-SCH-09
  school: {
    arcanique: 'pure energy, a danger to its caster too',
    elementaire: 'fire, ice and lightning',
    illusion: 'deceives eyes and ears; its wounds go to VOL',
    impie: 'sickness and rotting flesh',
    ombres: 'shadows that obey, shield and strike',
    sacree: 'light: it heals instead of wounding',
    sauvage: 'roots, storms and trees',
  },
  // HB-MAG-08
  form: {
    toucher: 'damage, or the effect of the school',
    invocation: 'calls an entity',
    deplacement: 'moves the caster, or something else',
    insufflation: 'puts magic into an object',
    domination: 'bends a will, as a miraculous spell alone',
  },
};
