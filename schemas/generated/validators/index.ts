// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Validate } from '../../validate-function'

/** Type → its validator, loaded when asked for. */
export const loadValidator: Record<string, () => Promise<Validate>> = {
  W0000: () => import('./W0000').then((m) => m.default),
  W0001: () => import('./W0001').then((m) => m.default),
  W0002: () => import('./W0002').then((m) => m.default),
  W0003: () => import('./W0003').then((m) => m.default),
  W0004: () => import('./W0004').then((m) => m.default),
  W0005: () => import('./W0005').then((m) => m.default),
  W0006: () => import('./W0006').then((m) => m.default),
  W0007: () => import('./W0007').then((m) => m.default),
  W0008: () => import('./W0008').then((m) => m.default),
  W0009: () => import('./W0009').then((m) => m.default),
  W0010: () => import('./W0010').then((m) => m.default),
  W0011: () => import('./W0011').then((m) => m.default),
  W0012: () => import('./W0012').then((m) => m.default),
  W0013: () => import('./W0013').then((m) => m.default),
  W0014: () => import('./W0014').then((m) => m.default),
  W0015: () => import('./W0015').then((m) => m.default),
  W0016: () => import('./W0016').then((m) => m.default),
  W0017: () => import('./W0017').then((m) => m.default),
  W0018: () => import('./W0018').then((m) => m.default),
  W0019: () => import('./W0019').then((m) => m.default),
  W0020: () => import('./W0020').then((m) => m.default),
  W0021: () => import('./W0021').then((m) => m.default),
  W0022: () => import('./W0022').then((m) => m.default),
  W0023: () => import('./W0023').then((m) => m.default),
  W0024: () => import('./W0024').then((m) => m.default),
  W0025: () => import('./W0025').then((m) => m.default),
}
