/** What operators read for a path of a widget and for its value: `轮播图片 第 1 项 链接`, `居中`. */
import { useEffect, useState } from 'react'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { PAGE_TYPE } from '@schemas/page'
import type { PageDoc } from '../page/doc'
import { loadForm } from './form-files'
import { wordsOf, type FieldWords } from './words'

export type { FieldWords }

/** Fetches the forms of these types; afterwards their words are at hand. A type without a schema has none. */
export async function loadWords(types: Iterable<string>): Promise<FieldWords> {
  const forms = new Map<string, FormSchema | null>()
  const load = async (type: string, form: string) => void forms.set(type, await loadForm(form))
  await Promise.all([load('page', PAGE_TYPE), ...[...new Set(types)].map((type) => load(type, type))])
  return wordsOf((type) => forms.get(type) ?? null)
}

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
