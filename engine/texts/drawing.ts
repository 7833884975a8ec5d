/** In place of widgets without a renderer. Visitors' bundles have these; all other texts are in `texts.ts`. */
const chinese = {
  unknown: (type: string): string => `未知组件 ${type}`,
  section: '商城自带的内容显示在这里，上下可以放置组件',
}

export type DrawingTexts = typeof chinese

export let drawing = chinese

/** Called by `installTexts` alone. */
export const setDrawing = (next: DrawingTexts): void => {
  drawing = next
}
