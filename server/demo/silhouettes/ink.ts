/** Drawing context: it collects gradients and clips, and returns references to them. */
import { shade } from './colour'

/** Colour, or [offset 0…1, colour, opacity]. */
export type Stop = string | [offset: number, colour: string, opacity?: number]

/** One line, quadratic or cubic segment: control points first, end point last. */
export type Segment = number[]

export class Ink {
  private readonly definitions: string[] = []

  /** Linear gradient over the painted object's own box; top to bottom by default. */
  linear(stops: Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1] as number[]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${toStops(stops)}</linearGradient>`,
    )
  }

  across(stops: Stop[]): string {
    return this.linear(stops, [0, 0, 1, 0])
  }

  slant(stops: Stop[]): string {
    return this.linear(stops, [0, 0, 1, 1])
  }

  radial(stops: Stop[], [cx, cy, r] = [0.5, 0.5, 0.5] as number[]): string {
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${toStops(stops)}</radialGradient>`,
    )
  }

  /** Draws `inside` only where `path` is. */
  clipped(path: string, inside: string): string {
    const reference = this.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
    return `<g clip-path="${reference}">${inside}</g>`
  }

  /** Light on an upright cylinder: a bright band left of the middle, darker sides. */
  cylinder(colour: string, gloss = 0.5): string {
    return this.across([
      [0, shade(colour, -0.2)],
      [0.1, shade(colour, -0.04)],
      [0.28, shade(colour, gloss)],
      [0.42, shade(colour, 0.06)],
      [0.75, shade(colour, -0.1)],
      [0.93, shade(colour, -0.24)],
      [1, shade(colour, -0.14)],
    ])
  }

  /** Cloth lit from the upper left. */
  cloth(colour: string): string {
    return this.slant([shade(colour, 0.16), [0.45, colour], [1, shade(colour, -0.16)]])
  }

  svg(width: number, height: number, body: string): string {
    const defs = this.definitions.length > 0 ? `<defs>${this.definitions.join('')}</defs>` : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${body}</svg>`
  }

  private define(element: (id: string) => string): string {
    const id = `i${this.definitions.length}`
    this.definitions.push(element(id))
    return `url(#${id})`
  }
}

function toStops(stops: Stop[]): string {
  const last = Math.max(1, stops.length - 1)
  return stops
    .map((stop, index) => (typeof stop === 'string' ? ([index / last, stop, 1] as const) : stop))
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
}

/** A closed outline that is symmetric about x = 0: only its right half is given, top to bottom. */
export function mirrored(start: [number, number], ...segments: Segment[]): string {
  const points = [start, ...segments.map((segment) => segment.slice(-2))]
  const right = segments.map(pieceOf).join('')
  const left = segments
    .map((segment, index) => {
      const controls: number[] = []
      for (let at = segment.length - 4; at >= 0; at -= 2)
        controls.push(-(segment[at] ?? 0), segment[at + 1] ?? 0)
      const [x = 0, y = 0] = points[index] ?? []
      return pieceOf([...controls, -x, y])
    })
    .toReversed()
    .join('')
  const [endX = 0, endY = 0] = points.at(-1) ?? []
  return `M${start.join(' ')}${right}L${-endX} ${endY}${left}Z`
}

function pieceOf(segment: Segment): string {
  const command = { 2: 'L', 4: 'Q', 6: 'C' }[segment.length]
  if (!command) throw new Error(`outline: expected 2, 4 or 6 numbers, got ${segment.length}`)
  return command + segment.join(' ')
}

/** A rectangle with round corners as path data. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  return `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${x + r}Q${x} ${bottom} ${x} ${bottom - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
}

export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`
}

export function fill(path: string, paint: string, opacity = 1): string {
  return `<path d="${path}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

export function line(path: string, paint: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
}

export function group(transform: string, inside: string): string {
  return `<g transform="${transform}">${inside}</g>`
}

/** The right-hand drawing and its mirror image. */
export function pair(inside: string): string {
  return inside + group('scale(-1 1)', inside)
}
