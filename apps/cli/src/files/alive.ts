import { readFileSync } from 'node:fs';
import { codeOf } from './read.ts';

/** Whether a process of this machine, that began then, still runs. */
export function isAlive(pid: number, born: string): boolean {
  const [state, began] = statOf(pid);
  if (state === 'Z') return false;
  if (began !== '' && born !== '') return began === born;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** When a process began, as its system counts; empty where it does not say. */
export const bornOf = (pid: number): string => statOf(pid)[1];

/** The 3rd and the 22nd field of what Linux says of a process, counted after its name, which may hold anything. */
function statOf(pid: number): readonly [state: string, began: string] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [fields[0] ?? '', fields[19] ?? ''];
  } catch {
    return ['', ''];
  }
}
