import { testsYears } from '@souterrain/crawl/testing/suites';
import { describe } from 'vitest';
import { scene } from '../../testing/index.ts';
import type { AD1Event } from '../events.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';
import { checkSheet } from './legality.ts';
import { exportSheet, importSheet } from './sheet-file.ts';

describe('any creation, then any years of adventure', () => {
  testsYears<AD1State, AD1Event>({
    scene,
    system: attentionDonjon,
    issuesOf: (sheet) => checkSheet(attentionDonjon, sheet, { created: true }),
    exportSheet,
    importSheet,
  });
});
