import type { Path } from '@engine/page/patch'
import type { EditorScreen } from '../editor-screen'
import type { Look } from './look'
import type { Place } from './places'
import type { Value } from './controls'

export interface Change {
  to?: Value
  /** Instead of the control's own way. */
  act?: (screen: EditorScreen, place: Place, now: unknown, to?: Value) => Promise<void>
  /** Done while the change stands. */
  meanwhile?: () => Promise<void>
}

/** What a list's own walk may use of the walk around it. */
export interface Walking {
  readonly screen: EditorScreen
  readonly now: Look
  /** Changes a field, looks, does more while it is changed, and takes it back. */
  change(place: Place, change?: Change): Promise<void>
  inside(path: Path): Promise<void>
}
