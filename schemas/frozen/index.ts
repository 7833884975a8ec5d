// Written by scripts/freeze.ts (npm run freeze); do not edit.
import type { Schema } from '../dialect/schema'

/** Widget type → version → resolved schema, for every version that a newer one has replaced. */
export const olderSchemas: Readonly<Record<string, Readonly<Record<number, Schema>>>> = {}
