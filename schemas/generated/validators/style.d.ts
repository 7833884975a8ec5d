// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Validate } from '../../validate-function'

declare const validate: Validate
export default validate
