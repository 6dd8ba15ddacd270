import type { Feature } from '../../figures/features.ts';

export const entrave: Feature = { id: 'entrave', rule: 'AD1-ETAT-02', bans: ['mouvement', 'reveler', 'bouger'] };
