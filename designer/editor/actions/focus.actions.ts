import type { Action } from './registry'

/** The parts of the editor, in the order in which F6 goes round; `data-area` marks them. */
const AREA = '[data-area]'
const FOCUSABLE =
  'input, textarea, button:not(:disabled), a[href], [tabindex="0"], [role="tab"][aria-selected="true"]'

export const actions: readonly Action[] = [
  going('next-area', '下一个区域', 'F6', 1),
  going('previous-area', '上一个区域', 'Shift+F6', -1),
]

/** Moves the focus to the next part of the editor, from fields too: Tab alone would pass all that lies between. */
function going(id: string, title: string, key: string, step: 1 | -1): Action {
  return {
    id,
    title,
    group: '视图',
    keys: [key],
    everywhere: true,
    enabled: ({ ui }) => ui.dialog === null,
    run: () => {
      const areas = [...document.querySelectorAll<HTMLElement>(AREA)].filter(isShown)
      const current = areas.findIndex((area) => area.contains(document.activeElement))
      const from = current < 0 && step < 0 ? areas.length : current
      const area = areas[(from + step + areas.length) % areas.length]
      const stops = area?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []
      ;[...stops].find(isShown)?.focus()
    },
  }
}

const isShown = (element: HTMLElement) => element.offsetParent !== null
