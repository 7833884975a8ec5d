import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { joinParts, type PageParts, type SharedText } from '@schemas/storefront-entry'
import { appending } from './crc'
import { PageBytes, type Encoding, type SentPage } from './page-bytes'

const deflate = promisify(deflateRaw)

/** Shared texts that follow each other, as bytes. */
interface Run {
  texts: readonly SharedText[]
  identity: Buffer
  hash: Buffer
  /** The checksum with these bytes, from that without them. */
  append?: (sum: number) => number
  /** Without a last block: more may follow. */
  deflated?: Promise<Buffer>
}

/** Runs by their first text: they are freed together with it. */
const runs = new WeakMap<SharedText, Run[]>()

/** With the same first text; own parts at different places divide the shared texts into different runs. */
const MOST_RUNS = 32

function runOf(texts: readonly [SharedText, ...SharedText[]]): Run {
  const known = runs.get(texts[0]) ?? []
  const found = known.find((run) => isSame(run.texts, texts))
  if (found) return found
  const identity = Buffer.from(joinParts(texts))
  const run = { texts, identity, hash: hashOf(identity) }
  runs.set(texts[0], [run, ...known.slice(0, MOST_RUNS - 1)])
  return run
}

const isSame = (one: readonly SharedText[], other: readonly SharedText[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** A member's page: what is shared is compressed once for all, and joined with what is the member's own. */
export class JoinedPage implements SentPage {
  /** What is compressed with gzip can be joined; Brotli's streams cannot. */
  readonly encodings = ['gzip', 'br'] as const
  readonly etag: string
  readonly #parts: readonly (Run | Buffer)[]

  constructor(
    readonly status: number,
    parts: PageParts,
  ) {
    this.#parts = grouped(parts)
    const hashes = createHash('sha256')
    for (const part of this.#parts) hashes.update('identity' in part ? part.hash : hashOf(part))
    this.etag = hashes.digest('base64url').slice(0, 22)
  }

  async in(encoding: Encoding | undefined): Promise<Buffer> {
    if (encoding === 'gzip') return this.#gzip()
    const whole = Buffer.concat(this.#parts.map(bytesOf))
    return encoding === undefined ? whole : new PageBytes(this.status, whole).in(encoding)
  }

  async #gzip(): Promise<Buffer> {
    const blocks = await Promise.all(
      this.#parts.map((part) =>
        'identity' in part ? (part.deflated ??= sharedBlocks(part)) : ownBlocks(part),
      ),
    )
    const trailer = Buffer.alloc(8)
    let [sum, size] = [0, 0]
    for (const part of this.#parts) {
      const bytes = bytesOf(part)
      // for an empty buffer Node returns the initial value instead of the previous one
      if (bytes.length === 0) continue
      if ('identity' in part) sum = (part.append ??= appending(bytes))(sum)
      else sum = crc32(bytes, sum)
      size += bytes.length
    }
    trailer.writeUInt32LE(sum, 0)
    trailer.writeUInt32LE(size % 2 ** 32, 4)
    return Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, trailer])
  }
}

const bytesOf = (part: Run | Buffer): Buffer => ('identity' in part ? part.identity : part)

/** Neighbours that are shared become runs, the others bytes. */
function grouped(parts: PageParts): (Run | Buffer)[] {
  const groups: (Run | Buffer)[] = []
  let index = 0
  while (index < parts.length) {
    const isShared = typeof parts[index] !== 'string'
    let end = index + 1
    while (end < parts.length && (typeof parts[end] !== 'string') === isShared) end++
    const group = parts.slice(index, end)
    groups.push(isShared ? runOf(group as [SharedText, ...SharedText[]]) : Buffer.from(joinParts(group)))
    index = end
  }
  return groups
}

/** Deflate, no name, no time, unknown system (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty block that is the last one (RFC 1951). */
const LAST_BLOCK = Buffer.from([3, 0])
/** Ends at a byte, with a block that is not the last one, and refers to nothing before. */
const OPEN_END = { finishFlush: constants.Z_SYNC_FLUSH }

const sharedBlocks = ({ identity }: Run): Promise<Buffer> => deflate(identity, { ...OPEN_END, level: 8 })

/** Bytes up to which compressing costs more than it saves. */
const SHORT = 512

/** In this thread and with little memory: these are one or two KB, less than another thread costs. */
const ownBlocks = (bytes: Buffer): Buffer =>
  bytes.length <= SHORT
    ? stored(bytes)
    : deflateRawSync(bytes, { ...OPEN_END, level: 6, windowBits: 12, memLevel: 4 })

/** As they are: a block of its length and the complement of that. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
