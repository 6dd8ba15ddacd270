import pc from 'picocolors';

export type Colours = ReturnType<typeof pc.createColors>;

/** Colours on a terminal only, whatever else the environment looks like; NO_COLOR and FORCE_COLOR are obeyed. */
export function coloursFor(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Colours {
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  const refused = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return pc.createColors(forced || (stream.isTTY === true && !refused));
}
