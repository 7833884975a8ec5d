type Step = (index: number, count: number) => number

/** Keys that lead to the line of another widget, from the one at an index; −1: no line is selected. */
export const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowUp', (index) => index - 1],
  ['ArrowDown', (index) => index + 1],
  ['Home', () => 0],
  ['End', (_index, count) => count - 1],
])

/** Keys of the focused tree, for the list of all keys. */
export const OUTLINE_KEYS = [
  { title: '上一个、下一个组件', keys: ['ArrowUp', 'ArrowDown'] },
  { title: '第一个、最后一个组件', keys: ['Home', 'End'] },
  { title: '选中到那里的全部', keys: [...STEPS.keys()].map((key) => `Shift+${key}`) },
  { title: '展开、收起', keys: ['ArrowRight', 'ArrowLeft'] },
]
