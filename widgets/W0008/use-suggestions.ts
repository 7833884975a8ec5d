import { useCallback, useEffect, useState } from 'react'
import { useActions, type Suggestion } from '@engine'

/** ms; suggestions are requested after this pause in typing. */
const REST_MS = 200

export interface Suggested {
  list: readonly Suggestion[]
  /** Index of the active row; -1 is the field itself. */
  active: number
  open: boolean
  choose(suggestion: Suggestion): void
  clear(): void
}

/** Writes into the field without asking for suggestions. */
const say = (field: HTMLInputElement, text: string) => {
  field.value = text
}

/** The list below a search field: the combobox pattern, with listeners and attributes on the field itself. */
export function useSuggestions(field: HTMLInputElement, listId: string): Suggested {
  const { suggest, goTo, clearSearches } = useActions()
  const [typed, setTyped] = useState(field.value.trim())
  const [list, setList] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const [focused, setFocused] = useState(document.activeElement === field)
  const open = focused && list.length > 0

  useEffect(() => {
    if (!focused) return
    let gone = false
    const ask = async () => {
      const now = field.value.trim()
      // typed before the listeners were added
      if (now !== typed) return setTyped(now)
      const found = await suggest(typed)
      if (gone) return
      setList(found)
      setActive(-1)
    }
    const timer = setTimeout(() => void ask(), typed === '' ? 0 : REST_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [field, typed, focused, suggest])

  /** The field shows the chosen suggestion instead of the typed text. */
  const choose = useCallback(
    ({ text, href }: Suggestion) => {
      say(field, text)
      setFocused(false)
      setActive(-1)
      goTo(href)
    },
    [field, goTo],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      hear: (event: HTMLElementEventMap[K]) => void,
    ) => field.addEventListener(name, hear, { signal: leaving.signal })
    on('input', () => {
      setFocused(true)
      setTyped(field.value.trim())
      // suggestions for an earlier text: Enter searches for the current one
      setActive(-1)
    })
    on('focus', () => setFocused(true))
    on('blur', () => setFocused(false))
    on('keydown', (event) => {
      const { key } = event
      const chosen = list[active]
      if (key === 'Escape' && open) setFocused(false)
      // the form searches for the typed text
      else if (key === 'Enter' && !chosen) return setFocused(false)
      else if (key === 'Enter' && open && chosen) choose(chosen)
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        setFocused(true)
        const rows = list.length + 1
        const step = key === 'ArrowDown' ? 1 : -1
        if (open) setActive(((active + 1 + step + rows) % rows) - 1)
      } else return
      event.preventDefault()
    })
    return () => leaving.abort()
  }, [field, list, active, open, choose])

  useEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value)
    set('role', 'combobox')
    set('aria-autocomplete', 'list')
    set('aria-expanded', String(open))
    set('aria-controls', open ? listId : undefined)
    set('aria-activedescendant', open && active >= 0 ? `${listId}-${active}` : undefined)
  }, [field, listId, open, active])

  const clear = () => {
    clearSearches()
    setList([])
  }
  return { list, active, open, choose, clear }
}
