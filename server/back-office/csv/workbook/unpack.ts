import { setImmediate } from 'node:timers/promises'
import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FIGURES } from '../../../config/limits'

/** Bytes that are unpacked before other work of the server gets its turn. */
const STEP = 64 * 1024

/** The file is no workbook, or a damaged one. */
export class BrokenWorkbook extends Error {
  override readonly name = 'BrokenWorkbook'
}

/** Reads one part of a workbook; names of elements are without their prefix. */
export interface PartReader {
  open?(name: string, attributes: SaxesTagPlain['attributes']): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Reads the parts of a workbook for which there is a reader, as they are unpacked.
 * @throws BrokenWorkbook for a damaged file, or one of more than FIGURES.workbook_bytes unpacked
 */
export async function readParts(
  bytes: Uint8Array,
  readerOf: (path: string) => PartReader | undefined,
): Promise<void> {
  let unpacked = 0
  let failed: unknown
  const unzip = new Unzip((file) => {
    const reader = readerOf(file.name)
    if (!reader) return
    const parse = parserOf(reader)
    file.ondata = (error, data, isLast) => {
      failed ??= error
      unpacked += data?.length ?? 0
      if (unpacked > FIGURES.workbook_bytes) failed ??= new BrokenWorkbook('it is too large when unpacked')
      if (failed) return file.terminate()
      try {
        parse(data, isLast)
      } catch (cause) {
        failed ??= cause
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length && !failed; at += STEP) {
    try {
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
    } catch (cause) {
      failed ??= cause
    }
    await setImmediate()
  }
  if (failed instanceof BrokenWorkbook) throw failed
  if (failed) throw new BrokenWorkbook('it cannot be unpacked', { cause: failed })
}

function parserOf(reader: PartReader): (data: Uint8Array, isLast: boolean) => void {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => reader.open?.(localName(name), attributes))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)))
  parser.on('error', (error) => {
    throw error
  })
  return (data, isLast) => {
    parser.write(decoder.decode(data, { stream: !isLast }))
    if (isLast) parser.close()
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
