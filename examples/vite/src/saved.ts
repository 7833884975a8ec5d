import type { PageJson } from '@pumian/engine/schemas'

const KEY = 'page'

/** The page as the designer has saved it last; an application with a server asks that instead. */
export function pageIn(storage: Storage): PageJson | undefined {
  const text = storage.getItem(KEY)
  return text === null ? undefined : (JSON.parse(text) as PageJson)
}

export const savePage = (storage: Storage, text: string): void => storage.setItem(KEY, text)
