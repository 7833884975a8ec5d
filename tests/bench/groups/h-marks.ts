/** What the shop's calls are measured by. */
export const CONNECTIONS = 50

/** At least half of what the bare script does: twice the time for each request. */
export const TWICE = 2

/** How often each contender has its turn, and how long a turn lasts. */
export const rounds = (quick: boolean) => (quick ? 1 : 5)
export const secondsOf = (quick: boolean) => (quick ? 1 : 3)
