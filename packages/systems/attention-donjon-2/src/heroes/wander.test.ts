import { testsYears } from '@souterrain/crawl/testing/suites';
import { describe } from 'vitest';
import { scene } from '../../testing/index.ts';
import type { AD2Event } from '../events.ts';
import type { AD2State } from '../state.ts';
import { attentionDonjon2 } from '../system.ts';
import { checkSheet } from './legality.ts';
import { exportSheet, importSheet } from './sheet-file.ts';

describe('any creation, then any years of adventure', () => {
  testsYears<AD2State, AD2Event>({
    scene,
    system: attentionDonjon2,
    issuesOf: (sheet) => checkSheet(attentionDonjon2, sheet, { created: 'companion' }),
    exportSheet,
    importSheet,
  });
});
