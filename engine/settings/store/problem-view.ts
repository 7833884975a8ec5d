/** The problems of one path or several, as `useSyncExternalStore` wants them. */
import type { Path } from '../../page/patch'
import type { Problem } from '@schemas/problem'
import type { ProblemSource } from '../field'
import type { Target } from './target'

/** `deep`: what lies inside counts too. */
export type Depth = 'exact' | 'deep'

const NONE: readonly Problem[] = []

export class ProblemView {
  readonly #source: ProblemSource
  readonly #uuid: string
  readonly #pointers: readonly string[]
  readonly #depth: Depth
  #all: readonly Problem[] = NONE
  #own: readonly Problem[] = NONE

  constructor(source: ProblemSource, target: Target, paths: readonly Path[], depth: Depth) {
    this.#source = source
    this.#uuid = target.uuid
    this.#pointers = paths.map((path) => target.pointer(path))
    this.#depth = depth
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#source.subscribe(this.#uuid, listener)

  readonly read = (): readonly Problem[] => {
    const all = this.#source.of(this.#uuid)
    if (all === this.#all) return this.#own
    this.#all = all
    const own = all.filter(({ path }) => this.#concerns(path))
    // Judging anew makes new objects of the same findings.
    if (!sameProblems(own, this.#own)) this.#own = own.length > 0 ? own : NONE
    return this.#own
  }

  #concerns(path: string): boolean {
    return this.#pointers.some(
      (pointer) => path === pointer || (this.#depth === 'deep' && path.startsWith(`${pointer}/`)),
    )
  }
}

function sameProblems(a: readonly Problem[], b: readonly Problem[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ path, message, severity }, index) => {
      const other = b[index]
      return other?.path === path && other.message === message && other.severity === severity
    })
  )
}
