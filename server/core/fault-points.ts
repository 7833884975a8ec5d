/** Where a server may be killed while it is tested; each is a moment at which something is written and more is to come. */
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

/**
 * Ends the process, as a crash would, where `PUMIAN_FAULT_POINT` names this point. Crash tests set the variable, nothing
 * else does.
 */
export function fault(point: FaultPoint): void {
  if (POINT === point) process.kill(process.pid, 'SIGKILL')
}
