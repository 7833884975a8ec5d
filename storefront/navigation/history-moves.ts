/** How the browser came to the address it shows now: back or forward through its history, or by a new entry. */
let traversed = false

addEventListener('popstate', () => {
  traversed = true
})
for (const kind of ['pushState', 'replaceState'])
  // wouter's own events
  addEventListener(kind, () => {
    traversed = false
  })

export const cameBack = () => traversed
