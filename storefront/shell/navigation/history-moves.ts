/** How the browser came to the address it shows now: back or forward through its history, or by a new entry. */
let traversed = false
/** px; how far the page was scrolled then, before the browser restores the position of the entry it goes to. */
let left = 0

addEventListener('popstate', () => {
  traversed = true
  left = window.scrollY
})
for (const kind of ['pushState', 'replaceState'])
  // wouter's own events
  addEventListener(kind, () => {
    traversed = false
    left = window.scrollY
  })

export const cameBack = () => traversed

export const scrollLeft = () => left
