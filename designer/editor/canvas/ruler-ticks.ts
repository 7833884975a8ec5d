/** Ticks of a ruler; positions in px of the screen from the ruler's start. */
export interface Tick {
  at: number
  /** px of the page; only every fifth tick says it. */
  label: number | null
}

/** px of the screen that two numbers need between them. */
const LEAST_APART = 60
const NICE = [1, 2, 5]
const PER_LABEL = 5

/** px of the page between two numbers: the least of 5, 10, 20, 50, … that keeps them apart. */
export function labelStep(zoom: number): number {
  for (let power = 5; ; power *= 10) {
    const step = NICE.map((factor) => factor * power).find((each) => each * zoom >= LEAST_APART)
    if (step !== undefined) return step
  }
}

/**
 * @param origin px of the screen at which the page's 0 lies
 * @param length px of the screen
 */
export function rulerTicks(origin: number, length: number, zoom: number): Tick[] {
  const step = labelStep(zoom) / PER_LABEL
  const first = Math.ceil(-origin / zoom / step)
  const last = Math.floor((length - origin) / zoom / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const number = first + index
    return { at: origin + number * step * zoom, label: number % PER_LABEL === 0 ? number * step : null }
  })
}
