import type { Adaptor, SceneProps, SystemPanels } from '../../systems/adaptor.ts';
import type { Choice } from '../choice.ts';
import type { Scene } from '../sitting.ts';

/** What all that stands around the board is drawn from. */
export interface AroundProps {
  readonly adaptor: Adaptor;
  readonly panels: SystemPanels;
  readonly scene: Scene;
  readonly props: SceneProps;
  /** What answers the question, where the table is being played. */
  readonly choice?: Choice | undefined;
}
