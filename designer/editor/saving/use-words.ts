import { useEffect, useState } from 'react'
import type { PageDoc } from '@engine/design'
import { loadWords, type FieldWords } from './field-words'

const NONE: FieldWords = { titleOf: () => undefined, textOf: (_type, _path, value) => String(value ?? '') }

/** The words for what these pages hold; bare values until they are fetched. `pages` stays the same between renders. */
export function useWords(pages: readonly PageDoc[]): FieldWords {
  const [words, setWords] = useState(NONE)
  useEffect(() => {
    let wanted = true
    const types = pages.flatMap(({ widgets }) => [...widgets.values()].map(({ type }) => type))
    loadWords(types)
      .then((loaded) => wanted && setWords(loaded))
      .catch(console.warn)
    return () => void (wanted = false)
  }, [pages])
  return words
}
