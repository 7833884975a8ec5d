/** ms until an answer counts as none (rule api-15). */
export const REQUEST_TIMEOUT_MS = 10_000
