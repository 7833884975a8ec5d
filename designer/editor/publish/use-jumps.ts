import { useState, type RefObject } from 'react'

/** The change that is shown. */
interface Jump {
  uuid: string
  /** From 0, in the order in which the changes are drawn. */
  index: number
  total: number
}

/** px between the upper edge and a change that is higher than the view. */
const ABOVE = 16

/** Scrolls pages that are drawn beside each other from one marked widget to the next, and round at the end. */
export function useJumps(box: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState<Jump | null>(null)
  const jump = (step: 1 | -1) => {
    if (!box.current) return
    const places = placesIn(box.current)
    const total = places.length
    if (total === 0) return
    const current = places.findIndex(({ uuid }) => uuid === at?.uuid)
    const index = (Math.max(current, step < 0 ? 0 : -1) + step + total) % total
    const place = places[index]
    if (!place) return
    for (const { frames } of places) for (const frame of frames) delete frame.dataset['current']
    for (const frame of place.frames) frame.dataset['current'] = ''
    show(box.current, place.frames)
    setAt({ uuid: place.uuid, index, total })
  }
  return { at, jump }
}

interface Place {
  uuid: string
  /** One in each page that has the widget. */
  frames: HTMLElement[]
}

function placesIn(box: HTMLElement): Place[] {
  const places = new Map<string, Place>()
  for (const frame of box.querySelectorAll<HTMLElement>('[data-mark]')) {
    const uuid = frame.dataset['widget'] ?? ''
    const place = places.get(uuid)
    if (place) place.frames.push(frame)
    else places.set(uuid, { uuid, frames: [frame] })
  }
  const topOf = ({ frames }: Place) => Math.min(...frames.map((frame) => frame.getBoundingClientRect().top))
  return [...places.values()]
    .map((place) => ({ place, top: topOf(place) }))
    .toSorted((a, b) => a.top - b.top)
    .map(({ place }) => place)
}

/** Brings the later state's frame, the last one, to the middle. */
function show(box: HTMLElement, frames: readonly HTMLElement[]): void {
  const frame = frames.at(-1)
  if (!frame) return
  const { top, height } = frame.getBoundingClientRect()
  box.scrollTop += top - box.getBoundingClientRect().top - Math.max(ABOVE, (box.clientHeight - height) / 2)
}
