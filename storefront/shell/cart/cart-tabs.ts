/** Tabs of one browser tell each other that the cart has changed. */
const KEY = 'cart_changed'

export function tellTabs() {
  localStorage.setItem(KEY, String(Date.now()))
}

let heard: (() => void) | undefined

/** Whenever another tab tells; a second listener takes the place of the first. */
export function onOtherTab(listener: () => void) {
  if (!heard)
    addEventListener('storage', ({ key }) => {
      if (key === KEY) heard?.()
    })
  heard = listener
}
