/** The envelope moves forward like widgets do: by a named step from each format version to the next. */
import { FORMAT_VERSION } from '../page'

type Document = Readonly<Record<string, unknown>>

/** Version 2 lets a widget carry `h5`, what is different on phones; nothing of version 1 means anything else in it. */
const allowPhonePatches = (document: Document): Document => document

/** Steps by the version that they read. */
const formatSteps: Readonly<Record<number, (document: Document) => Document>> = {
  1: allowPhonePatches,
}

/** The document in the format that this program writes. A version that is unknown stays, and validation reports it. */
export function upgradeFormat(document: Record<string, unknown>): Record<string, unknown> {
  let { formatVersion } = document
  let upgraded: Document = document
  while (typeof formatVersion === 'number' && formatVersion < FORMAT_VERSION) {
    const step = formatSteps[formatVersion]
    if (!step) break
    formatVersion += 1
    upgraded = { ...step(upgraded), formatVersion }
  }
  return { ...upgraded }
}
