import { useState } from 'react'
import type { Json } from '@schemas/page'

/** Result of parsing a text: a value, empty, or not (yet) a value. */
export type Parsed = { value: Json } | 'empty' | 'unfinished'

interface DraftOptions {
  value: Json | undefined
  /** The effective value of an empty field. */
  fallback: Json | undefined
  format(value: Json | undefined): string
  parse(text: string): Parsed
  set(value: Json | undefined): void
}

export interface Draft {
  text: string
  /** The text is not a value. */
  unfinished: boolean
  type(text: string): void
  /** On leaving the field: a text that is still not a value is stored and validated as such. */
  leave(): void
}

/**
 * The draft text of a field whose values are not strings. `1.` and `-` stay while typing: the draft is dropped only if
 * the value changes from outside (an undo, a drag on the canvas).
 */
export function useDraft({ value, fallback, format, parse, set }: DraftOptions): Draft {
  const [draft, setDraft] = useState<{ text: string; stored: Json | undefined } | null>(null)
  const typed = draft && Object.is(draft.stored, value) ? draft.text : null
  const unfinished = typed !== null && parse(typed) === 'unfinished'
  return {
    text: typed ?? format(value),
    unfinished,
    type(text) {
      const parsed = parse(text)
      if (parsed === 'unfinished') setDraft({ text, stored: value })
      else if (parsed === 'empty') {
        setDraft({ text, stored: fallback })
        set(undefined)
      } else {
        setDraft({ text, stored: parsed.value })
        set(parsed.value)
      }
    },
    leave() {
      if (unfinished) set(typed)
      setDraft(null)
    },
  }
}
