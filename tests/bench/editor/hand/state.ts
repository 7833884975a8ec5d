/** State of the hand-written editor: a reducer over an immutable list, snapshots of it for undo. */
import type { WidgetJson } from '@schemas'

export type Item = WidgetJson & { id: string }

export interface State {
  items: readonly Item[]
  selected: string | null
  past: readonly (readonly Item[])[]
  future: readonly (readonly Item[])[]
  /** Field of the last input, and its time: continuous typing is one step. */
  typing: { key: string; at: number } | null
}

export type Path = readonly [part: 'props' | 'style', name: string]

export type Action =
  | { type: 'select'; id: string | null }
  | { type: 'set'; id: string; path: Path; value: unknown; at: number }
  | { type: 'move'; id: string; to: number }
  | { type: 'remove'; id: string }
  | { type: 'undo' }
  | { type: 'redo' }

export const opened = (items: readonly Item[]): State => ({
  items,
  selected: null,
  past: [],
  future: [],
  typing: null,
})

export function reduce(state: State, action: Action): State {
  const { items, past, future } = state
  switch (action.type) {
    case 'select':
      return { ...state, selected: action.id, typing: null }
    case 'set':
      return set(state, action)
    case 'move': {
      const from = items.findIndex(({ id }) => id === action.id)
      const item = items[from]
      if (!item || from === action.to) return state
      return edited(state, items.toSpliced(from, 1).toSpliced(action.to, 0, item))
    }
    case 'remove':
      return edited(
        { ...state, selected: null },
        items.filter(({ id }) => id !== action.id),
      )
    case 'undo': {
      const before = past.at(-1)
      if (!before) return state
      return { ...state, items: before, past: past.slice(0, -1), future: [...future, items], typing: null }
    }
    case 'redo': {
      const after = future.at(-1)
      if (!after) return state
      return { ...state, items: after, past: [...past, items], future: future.slice(0, -1), typing: null }
    }
  }
}

const edited = (state: State, items: readonly Item[]): State => ({
  ...state,
  items,
  past: [...state.past, state.items],
  future: [],
  typing: null,
})

const PAUSE_MS = 1000

function set(state: State, { id, path: [part, name], value, at }: Action & { type: 'set' }): State {
  const index = state.items.findIndex((item) => item.id === id)
  const item = state.items[index]
  if (!item) return state
  const items = state.items.with(index, { ...item, [part]: { ...item[part], [name]: value } })
  const key = `${id} ${part} ${name}`
  const goesOn = state.typing?.key === key && at - state.typing.at <= PAUSE_MS
  return { ...(goesOn ? { ...state, items, future: [] } : edited(state, items)), typing: { key, at } }
}
