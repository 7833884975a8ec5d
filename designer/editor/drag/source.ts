import type { Clip } from '@engine/design'

/** What is being dragged: a type of the palette, widgets of the page, or a piece from elsewhere (a saved module). */
export type DragSource =
  | { readonly kind: 'new'; readonly type: string; readonly title: string }
  | { readonly kind: 'move'; readonly uuids: readonly string[] }
  | { readonly kind: 'clip'; readonly clip: Clip; readonly title: string }
