import { proxy } from 'valtio'

/** Another window with this page open. */
export interface Person {
  tab: string
  operator_id: string
  name: string
  selected: readonly string[]
}

/** Who else has the page open. A valtio proxy that `followOthers` keeps up to date. */
export interface OthersState {
  /** The server tells at once who comes and what is saved, so nothing needs to ask for it. */
  live: boolean
  people: Person[]
  /** This operator has the page open in another window, too. */
  elsewhere: boolean
}

export const createOthers = (): OthersState =>
  proxy<OthersState>({ live: false, people: [], elsewhere: false })
