import { useState } from 'react'
import type { Json } from '@schemas/page'

/** What a text says: a value, nothing at all, or something that is no value (yet). */
export type Parsed = { value: Json } | 'empty' | 'unfinished'

interface DraftOptions {
  value: Json | undefined
  /** What the field shows once it is empty. */
  fallback: Json | undefined
  format(value: Json | undefined): string
  parse(text: string): Parsed
  set(value: Json | undefined): void
}

export interface Draft {
  text: string
  /** The text says nothing that could be set. */
  unfinished: boolean
  type(text: string): void
  /** On leaving the field: what is still no value is kept as it is, and judged as such. */
  leave(): void
}

/**
 * The text of a field whose values are not texts. `1.` and `-` stay while they are typed, for the text only gives way
 * when the value changes from elsewhere (an undo, a drag on the canvas).
 */
export function useDraft({ value, fallback, format, parse, set }: DraftOptions): Draft {
  const [draft, setDraft] = useState<{ text: string; stands: Json | undefined } | null>(null)
  const typed = draft && Object.is(draft.stands, value) ? draft.text : null
  const unfinished = typed !== null && parse(typed) === 'unfinished'
  return {
    text: typed ?? format(value),
    unfinished,
    type(text) {
      const parsed = parse(text)
      if (parsed === 'unfinished') setDraft({ text, stands: value })
      else if (parsed === 'empty') {
        setDraft({ text, stands: fallback })
        set(undefined)
      } else {
        setDraft({ text, stands: parsed.value })
        set(parsed.value)
      }
    },
    leave() {
      if (unfinished) set(typed)
      setDraft(null)
    },
  }
}
