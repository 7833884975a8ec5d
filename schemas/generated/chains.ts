// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Chains } from '../migrations/chain'

/** Steps by widget type and by the version they read. */
export const chains: Chains = {}
