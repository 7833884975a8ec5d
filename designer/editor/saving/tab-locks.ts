/** Which tabs live: each holds a lock that the browser takes back when it ends, however it ends. */

/** Lets a lock go. */
export type Release = () => void

export interface TabLocks {
  /** Holds the tab's own lock until released. */
  hold(tab: string): Promise<Release>
  /** The lock of a tab that is gone; `null` while it lives, or another tab looks after it. `at`: its last sign, ms. */
  claim(tab: string, at: number): Promise<Release | null>
}

/** ms without a sign after which a tab counts as gone where the browser has no locks (plain http). */
const SILENCE = 10_000

const nameOf = (tab: string) => `pumian-journal ${tab}`

const byBrowser = (locks: LockManager): TabLocks => {
  const request = (tab: string, options: LockOptions) =>
    new Promise<Release | null>((resolve, reject) => {
      const held = locks.request(nameOf(tab), options, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      held.catch(reject)
    })
  return {
    hold: async (tab) => (await request(tab, {})) ?? (() => {}),
    claim: (tab) => request(tab, { ifAvailable: true }),
  }
}

/** Two tabs may then take over the same edits; merging them twice changes nothing. */
const bySilence: TabLocks = {
  hold: async () => () => {},
  claim: async (_tab, at) => (Date.now() - at > SILENCE ? () => {} : null),
}

export function tabLocks(): TabLocks {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? byBrowser(locks) : bySilence
}
