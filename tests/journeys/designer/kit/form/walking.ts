import type { Path } from '@engine/page/patch'
import type { EditorScreen } from '../editor-screen'
import type { Look } from './look'
import type { Place } from './places'
import type { Value } from './controls'

export interface Change {
  to?: Value
  /** Replaces the control's own way of changing it. */
  act?: (screen: EditorScreen, place: Place, now: unknown, to?: Value) => Promise<void>
  /** Runs while the change is in effect. */
  meanwhile?: () => Promise<void>
}

/** Functions of the walk that a list's own walk uses. */
export interface Walking {
  readonly screen: EditorScreen
  readonly now: Look
  /** Changes a field, checks it, runs more checks while it is changed, and undoes it. */
  change(place: Place, change?: Change): Promise<void>
  inside(path: Path): Promise<void>
}
