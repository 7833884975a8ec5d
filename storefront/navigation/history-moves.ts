/** How the browser came to the address it shows now: back or forward through its history, or by a new entry. */
let traversed = false

// the server draws sections that reach this file by asking for their page anew
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    traversed = true
  })
  for (const kind of ['pushState', 'replaceState'])
    // wouter's own events
    addEventListener(kind, () => {
      traversed = false
    })
}

export const cameBack = () => traversed
