import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { OperatorError } from '../../config/operator-error'
import { HEAD, MANIFEST, partOf, readHead, readManifest, type Manifest } from './format'
import type { TableSum } from './rows'

/** Bytes of one entry: they must be read, or skipped by `resume`, before the next entry. */
export interface ArchiveEntry extends AsyncIterable<unknown> {
  resume(): unknown
}

/**
 * Yields the entries of an archive one by one.
 * @throws OperatorError if the file cannot be read to its end
 */
export async function readEntries(
  file: string,
  use: (name: string, entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const unpacked = extract()
  const fed = pipeline(createReadStream(file), createGunzip(), unpacked).catch((cause: unknown) => {
    throw new OperatorError(
      `${file} cannot be read to its end: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    )
  })
  const used = (async () => {
    for await (const entry of unpacked) await use(entry.header.name, entry)
  })()
  const [feeding, using] = await Promise.allSettled([fed, used])
  if (using.status === 'rejected' && (using.reason instanceof OperatorError || isStopped(feeding)))
    throw using.reason
  // this reason is more useful than "unexpected end of entries"
  if (feeding.status === 'rejected') throw feeding.reason
  if (using.status === 'rejected') throw using.reason
}

/** Whether reading ended only because the consumer stopped; the file itself is valid. */
const isStopped = (feeding: PromiseSettledResult<void>) =>
  feeding.status === 'rejected' &&
  feeding.reason instanceof OperatorError &&
  Object(feeding.reason.cause).code === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Reads a whole archive and compares its content with its manifest; writes nothing.
 * @throws OperatorError naming all differences
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new ArchiveContent()
  await readEntries(file, (name, entry) => found.add(name, entry))
  return found.verified(file)
}

/** The actual content of an archive. */
class ArchiveContent {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>()
  readonly #files = new Map<string, { bytes: number; sha256: string }>()
  #hasHead = false
  #manifest: Manifest | undefined

  async add(name: string, entry: ArchiveEntry): Promise<void> {
    const part = partOf(name)
    const content = await buffer(entry)
    if (part.kind === 'head') this.#hasHead = readHead(content.toString()) !== undefined
    else if (!this.#hasHead)
      throw new OperatorError(`Expected ${HEAD} as the first entry of the archive, found ${name}.`)
    else if (part.kind === 'manifest') this.#manifest = readManifest(content.toString())
    else if (part.kind === 'rows') this.#addRows(part.table, content)
    else
      this.#files.set(part.path, {
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })
  }

  #addRows(name: string, content: Buffer) {
    const table = this.#tables.get(name) ?? { rows: 0, hash: createHash('sha256') }
    this.#tables.set(name, table)
    table.hash.update(content)
    for (const byte of content) if (byte === NEWLINE) table.rows++
  }

  verified(file: string): Manifest {
    const manifest = this.#manifest
    if (!manifest) throw new OperatorError(`${file} has no ${MANIFEST}: it is incomplete.`)
    const tables = [...this.#tables].map(([name, { rows, hash }]) => ({
      name,
      rows,
      sha256: hash.digest('hex'),
    }))
    const files = [...this.#files].map(([path, sum]) => ({ path, ...sum }))
    const differing = [
      ...differences(manifest.tables, tables),
      ...compared(
        'file',
        manifest.media ?? [],
        files,
        ({ path }) => path,
        ({ bytes, sha256 }) => `${bytes} bytes ${sha256}`,
      ),
    ]
    if (differing.length > 0)
      throw new OperatorError(`${file} was changed after it had been written:\n${differing.join('\n')}`)
    return manifest
  }
}

const NEWLINE = 0x0a

/** Differences between the tables of a manifest and those found; an empty table has no entry of its own. */
export function differences(expected: readonly NamedSum[], found: readonly NamedSum[]): string[] {
  const missing = expected.filter(
    ({ name, rows }) => rows === 0 && !found.some((table) => table.name === name),
  )
  const say = ({ rows, sha256 }: NamedSum) => `${rows} rows ${sha256}`
  return compared('table', expected, [...found, ...missing], ({ name }) => name, say)
}

type NamedSum = TableSum & { name: string }

function compared<T>(
  what: string,
  expected: readonly T[],
  found: readonly T[],
  nameOf: (item: T) => string,
  say: (item: T) => string,
): string[] {
  const byName = new Map(found.map((item) => [nameOf(item), say(item)]))
  const lines = expected.map(
    (item) => [nameOf(item), say(item), byName.get(nameOf(item)) ?? 'nothing'] as const,
  )
  const known = new Set(expected.map(nameOf))
  return [
    ...lines
      .filter(([, should, is]) => should !== is)
      .map(([name, should, is]) => `  ${what} ${name}: expected ${should}, found ${is}`),
    ...[...byName]
      .filter(([name]) => !known.has(name))
      .map(([name, is]) => `  ${what} ${name}: expected nothing, found ${is}`),
  ]
}
