import type { Chain, Chains, MigrationStep } from '@schemas/migrations'

/** Migration chains that record which of their steps have run. */
export interface WatchedChains {
  chains: Chains
  /** `W0001 from 1: renamePointColour` for each step that has not run yet. */
  neverRun(): string[]
}

/** The same chains with recording, so that a test can assert that every step was tested. */
export function watchChains(chains: Chains): WatchedChains {
  const waiting = new Set<string>()
  const watch = (label: string, step: MigrationStep): MigrationStep => {
    waiting.add(label)
    const watched: MigrationStep = (content) => {
      waiting.delete(label)
      return step(content)
    }
    return Object.defineProperty(watched, 'name', { value: step.name })
  }
  const watchChain = (type: string, chain: Chain): Chain =>
    Object.fromEntries(
      Object.entries(chain).map(([from, step]) => [from, watch(`${type} from ${from}: ${step.name}`, step)]),
    )
  return {
    chains: Object.fromEntries(
      Object.entries(chains).map(([type, chain]) => [type, watchChain(type, chain)]),
    ),
    neverRun: () => [...waiting],
  }
}
