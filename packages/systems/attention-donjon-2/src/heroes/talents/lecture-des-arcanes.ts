import type { Feature } from '../../world/features.ts';

/** AD2-ARCA-16: one more card, chosen once the groups' are known. */
export const lectureDesArcanes: Feature = {
  id: 'lecture-des-arcanes',
  rule: 'AD2-ARCA-16',
  initiative: () => ({ choose: 2 }),
};
