// Written by scripts/generate.ts (npm run generate); do not edit.
import W0000 from './W0000'
import W0001 from './W0001'
import W0002 from './W0002'
import W0006 from './W0006'
import W0011 from './W0011'
import page from './page'
import type { Validate } from '../../validate-function'

export const validatePage: Validate = page

/** Type → its validator, all of them at hand: for server and command line. */
export const validators: Record<string, Validate> = {
  W0000,
  W0001,
  W0002,
  W0006,
  W0011,
}
