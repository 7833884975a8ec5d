/** Targets of the shop's calls. */
export const CONNECTIONS = 50

/** At least half the rate of the bare script: twice the time per request. */
export const TWICE = 2

/** Number of turns of each contender, and their duration. */
export const rounds = (quick: boolean) => (quick ? 1 : 5)
export const secondsOf = (quick: boolean) => (quick ? 1 : 3)
