/**
 * CRC-32 of gzip (RFC 1952) of bytes that are joined, from those of the parts: what many pages share is summed once, and
 * not again for every page. The sum is linear over GF(2): bytes that follow act on it like as many zeros, which is a
 * matrix of 32 × 32 bits, here as its columns.
 */
import { crc32 } from 'node:zlib'

type Matrix = readonly number[]

/** Reflected, as in the standard. */
const POLYNOMIAL = 0xedb88320
const BITS = 32

function times(matrix: Matrix, vector: number): number {
  let sum = 0
  for (let bit = 0; bit < BITS; bit++) if ((vector >>> bit) & 1) sum ^= matrix[bit] ?? 0
  return sum >>> 0
}

const product = (one: Matrix, other: Matrix): Matrix => other.map((column) => times(one, column))

const IDENTITY: Matrix = Array.from({ length: BITS }, (_column, bit) => 2 ** bit)
const ONE_BIT: Matrix = [POLYNOMIAL, ...IDENTITY.slice(0, -1)]
const ONE_BYTE = [1, 2, 3].reduce((power) => product(power, power), ONE_BIT)

/** What that many zero bytes make of a sum. */
function zeros(bytes: number): Matrix {
  let [power, result] = [ONE_BYTE, IDENTITY]
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(power, result)
    power = product(power, power)
  }
  return result
}

/** @returns the sum of bytes before these, to the sum of both */
export function appending(bytes: Uint8Array): (before: number) => number {
  const own = crc32(bytes)
  const shift = zeros(bytes.length)
  return (before) => (times(shift, before) ^ own) >>> 0
}
