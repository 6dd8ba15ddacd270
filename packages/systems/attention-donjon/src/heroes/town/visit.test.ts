import { townVisit } from '@souterrain/crawl/heroes/town';
import { Game } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { attentionDonjon, exportSheet } from '../../index.ts';
import { sheetOfReadyMade } from '../ready-made.ts';

const fiche = (change: object): string => {
  const state = attentionDonjon.setup({ seats: [{ name: 'Rhaska', choices: { heros: 'rhaska' } }], variants: {} });
  Object.assign(state.figures[0]!.hero!.sheet, sheetOfReadyMade(attentionDonjon, 'rhaska'), { name: 'Rhaska' }, change);
  return exportSheet(state, 0);
};

function visit(change: object, ...picks: readonly string[]) {
  const seats = [{ name: 'Rhaska', choices: { fiche: fiche(change) } }];
  const started = Game.start(townVisit(attentionDonjon), { seats, variants: {}, seed: 'ville' });
  if (!started.ok) throw new Error(started.fault.code);
  const game = started.value;
  for (const pick of picks) {
    const answer = game.answer({ seq: game.seq, seat: 0, picks: [pick] });
    if (!answer.ok) throw new Error(`${pick}: ${game.open[0]?.options.map(({ id }) => id).join(', ')}`);
  }
  return game;
}

describe('a visit to town between two games', () => {
  test('[AD1-TOWN-01] [AD1-TOWN-02] sells, buys, learns, and earns nothing', () => {
    const game = visit({ xp: 3, deniers: 20 }, 'terminer', 'acheter-anti-poison', 'terminer');
    expect(game.open[0]?.id).toBe('experience');
    const talent = game.open[0]!.options.find(({ id }) => id.startsWith('talent-'))!.id;
    game.answer({ seq: game.seq, seat: 0, picks: [talent] });
    while (game.open[0]) game.answer({ seq: game.seq, seat: 0, picks: ['garder'] });
    expect(game.outcome?.id).toBe('fin');
    const sheet = JSON.parse(exportSheet(game.state, 0)).sheet;
    expect(sheet.deniers).toBeLessThan(20);
    expect(sheet.items.map(({ base }: { base: string }) => base)).toContain('anti-poison');
    expect(sheet.talents).toContain(talent.slice('talent-'.length));
    expect(sheet.xp).toBeLessThan(3);
    expect(game.events.map(({ type }) => type)).not.toContain('xpGained');
  });

  test('[AD1-XP-03] [AD1-XP-04] one talent of the Origine and one of the Carrière, whatever XP is left', () => {
    const game = visit({ xp: 20, deniers: 0 }, 'terminer');
    while (game.open[0] && game.open[0].id !== 'experience')
      game.answer({ seq: game.seq, seat: 0, picks: ['terminer'] });
    let learnt = 0;
    for (;;) {
      const talent = game.open[0]?.options.find(({ id }) => id.startsWith('talent-'));
      if (!talent) break;
      game.answer({ seq: game.seq, seat: 0, picks: [talent.id] });
      learnt++;
    }
    expect(learnt).toBe(2);
  });
});
