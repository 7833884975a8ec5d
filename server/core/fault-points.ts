/** Points at which crash tests kill a server: something has been written and more is to follow. */
export const FAULT_POINTS = [
  'order:trade',
  'order:rows',
  'order:taken',
  'order:reserved',
  'order:committed',
  'pay:settled',
  'pay:marked',
  'pay:committed',
  'cancel:marked',
  'cancel:released',
  'refund:started',
  'refund:sent',
  'sheet:row',
  'sheet:settled',
  'sheet:page',
] as const
export type FaultPoint = (typeof FAULT_POINTS)[number]

const POINT = process.env.PUMIAN_FAULT_POINT

/** Kills the process, as a crash would, if `PUMIAN_FAULT_POINT` names this point. Only crash tests set the variable. */
export function fault(point: FaultPoint): void {
  if (POINT === point) process.kill(process.pid, 'SIGKILL')
}
