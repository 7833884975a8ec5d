import type { WidgetJson } from '../page'

type Standing = 'free' | 'inCircle' | 'belowCircle'

/** Finds circles of parents; each chain is walked once however many widgets share it. */
export function circleFinder(widgetAt: (uuid: string) => WidgetJson | undefined): (uuid: string) => boolean {
  const standings = new Map<string, Standing>()

  const settle = (start: string) => {
    const chain: string[] = []
    const places = new Map<string, number>()
    let at: string | null = start
    while (at !== null && !standings.has(at) && !places.has(at)) {
      const widget = widgetAt(at)
      if (!widget) break
      places.set(at, chain.length)
      chain.push(at)
      at = widget.parent
    }
    const circleStart = at === null ? undefined : places.get(at)
    const known = at === null ? undefined : standings.get(at)
    const above: Standing = circleStart !== undefined || (known && known !== 'free') ? 'belowCircle' : 'free'
    chain.forEach((uuid, index) => {
      standings.set(uuid, circleStart !== undefined && index >= circleStart ? 'inCircle' : above)
    })
  }

  return (uuid) => {
    if (!standings.has(uuid)) settle(uuid)
    return standings.get(uuid) === 'inCircle'
  }
}
