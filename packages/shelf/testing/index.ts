export { Disk, FullError, type Trouble } from './disk.ts';
export { aloneWith, memoryRecords } from './memory.ts';
export { type Ran, runSchedule } from './schedule.ts';
export { Timeline } from './timeline.ts';
