/** The documents of a journal as IndexedDB holds them. */
import { REGIONS, type Region } from '@schemas/page-data'
import { nextTurn, type Draft, type Drafts } from './drafts'

/**
 * Of a long document the bytes: browsers copy and compress a text of 20 MB on the main thread, for longer than a frame may
 * take.
 */
type StoredDraft = Omit<Draft, 'document'> & { document: string | Blob }
export type StoredDrafts = Readonly<Record<Region, StoredDraft | null>>

/** Characters of a document that is stored as bytes, and of one part of it. */
const LONG = 1_000_000
const PART = 250_000

export async function withBytes(base: Drafts): Promise<StoredDrafts> {
  const stored: Record<Region, StoredDraft | null> = { ...base }
  for (const region of REGIONS) {
    const draft = base[region]
    if (draft && draft.document.length > LONG)
      stored[region] = { ...draft, document: await bytesOf(draft.document) }
  }
  return stored
}

/** Made part by part, between which the browser draws. */
async function bytesOf(text: string): Promise<Blob> {
  const parts: Blob[] = []
  for (let at = 0; at < text.length;) {
    // a pair of surrogates is one character
    const end = at + PART + (isLead(text.charCodeAt(at + PART - 1)) ? 1 : 0)
    parts.push(new Blob([text.slice(at, end)]))
    at = end
    await nextTurn()
  }
  return new Blob(parts)
}

const isLead = (code: number) => code >= 0xd800 && code <= 0xdbff

export const withTexts = async ({ header, body, footer }: StoredDrafts): Promise<Drafts> => ({
  header: await withText(header),
  body: await withText(body),
  footer: await withText(footer),
})

async function withText(draft: StoredDraft | null): Promise<Draft | null> {
  if (draft === null) return null
  const { document } = draft
  return { ...draft, document: typeof document === 'string' ? document : await document.text() }
}
