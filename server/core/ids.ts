import { randomBytes } from 'node:crypto'

/** Millisecond of the latest id, and number of ids made in it. */
let last = { moment: 0, count: 0 }
const PER_MS = 0x1000

/**
 * A UUID of version 7: 48 bits of milliseconds, a 12-bit counter within the millisecond, 62 random bits. For
 * append-only rows, so that keys are appended to the index; ids of one process sort in the order of their creation.
 */
export function newId(now = Date.now()): string {
  // if the clock is set back or the counter overflows, continue in the next millisecond
  if (now > last.moment) last = { moment: now, count: 0 }
  else if (last.count + 1 < PER_MS) last.count++
  else last = { moment: last.moment + 1, count: 0 }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(last.moment, 0, 6)
  bytes.writeUInt16BE(0x7000 | last.count, 6)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)
  const hex = bytes.toString('hex')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-')
}
