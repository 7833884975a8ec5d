import type { PageDoc } from '@engine/design'

/** When a widget is shown, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; '' or nothing: always. */
interface ShowTime {
  showFrom?: unknown
  showTo?: unknown
}

/** Whether a widget of this style is shown at a moment; such texts sort as the moments do. */
export function isShownAt(style: object, at: string): boolean {
  const { showFrom, showTo }: ShowTime = style
  const hasBegun = typeof showFrom !== 'string' || showFrom === '' || showFrom <= at
  const isOver = typeof showTo === 'string' && showTo !== '' && showTo <= at
  return hasBegun && !isOver
}

/** Uuids of those that shoppers do not see at that moment. */
export function hiddenAt(doc: PageDoc, at: string): string[] {
  return [...doc.widgets].filter(([, { style }]) => !isShownAt(style, at)).map(([uuid]) => uuid)
}
