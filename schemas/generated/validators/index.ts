// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Validate } from '../../validate-function'

/** Type → its validator, loaded when asked for. */
export const loadValidator: Record<string, () => Promise<Validate>> = {
  W0000: () => import('./W0000').then((m) => m.default),
  W0001: () => import('./W0001').then((m) => m.default),
  W0002: () => import('./W0002').then((m) => m.default),
  W0006: () => import('./W0006').then((m) => m.default),
  W0011: () => import('./W0011').then((m) => m.default),
}
