import type { RuleRef } from '@souterrain/catalog';
import type { DrawRequest, RollRequest } from './chance.ts';
import type { AskAllRequest, Decision, Option } from './decision.ts';

/** All a rule can stop for. Nothing else crosses the boundary of a system. */
export type Request = Decision | AskAllRequest | RollRequest | DrawRequest;

/** What a driver gives back: picked options for a question, faces for dice, cards for a draw. */
export type Answer = Option | readonly Option[] | readonly (readonly Option[])[] | readonly number[] | readonly Card[];

export type Card = string | number;

/** A rule runs synchronously, stops only for a request, and returns T. */
export type Rule<T> = Generator<Request, T, Answer>;

export type { RuleRef };
