import type { Events } from './analytics'

/** `track`, which is loaded at the first event. Runs in the background. */
export function trackLater<T extends keyof Events>(type: T, payload: Events[T]) {
  void import('./analytics').then(({ track }) => track(type, payload))
}
