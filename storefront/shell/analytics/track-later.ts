import type { Events } from './analytics'

/** `track`, which is fetched when the first thing has happened: no page waits for it. Nobody waits for this either. */
export function trackLater<T extends keyof Events>(type: T, payload: Events[T]) {
  void import('./analytics').then(({ track }) => track(type, payload))
}
