import { useEffect, useRef } from 'react'
import type { CanvasView } from '../canvas-view'
import { rulerTicks } from './ruler-ticks'
import styles from './Rulers.module.css'

const AXES = ['x', 'y'] as const
type Axis = (typeof AXES)[number]

/** px */
const THICKNESS = 20

/** Rulers in px of the page at the top and left of the canvas, each with a mark where the pointer is. */
export function Rulers({ view }: { view: CanvasView }) {
  return AXES.map((axis) => <Ruler key={axis} view={view} axis={axis} />)
}

function Ruler({ view, axis }: { view: CanvasView; axis: Axis }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const { viewport } = view.elements
    const listeners = new AbortController()
    const { signal } = listeners
    let shown: Scale | null = null
    const draw = (scale: Scale) => {
      // most changes of a page move nothing: a repainted canvas costs each key a millisecond
      if (!canvas.current || (shown && isSame(shown, scale))) return
      shown = scale
      paint(canvas.current, axis, scale)
    }
    const stop = view.follow(() => {
      const scale = scaleOf(view, axis)
      return () => draw(scale)
    })
    let frame: number | null = null
    const later = () => {
      frame ??= requestAnimationFrame(() => {
        frame = null
        draw(scaleOf(view, axis))
      })
    }
    const point = (event: PointerEvent) => {
      const { left, top } = view.window
      const at = axis === 'x' ? event.clientX - left : event.clientY - top
      mark.current?.style.setProperty('--at', `${at}px`)
    }
    viewport.addEventListener('scroll', later, { signal, passive: true })
    viewport.addEventListener('pointermove', point, { signal, passive: true })
    return () => {
      stop()
      listeners.abort()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [view, axis])
  return (
    <div className={styles[axis]} aria-hidden="true" data-ruler={axis}>
      <canvas ref={canvas} />
      <span ref={mark} className={styles.mark} />
    </div>
  )
}

/** What a ruler shows; px of the screen. */
interface Scale {
  length: number
  /** Where the page's 0 lies, from the ruler's start. */
  origin: number
  zoom: number
  density: number
}

function scaleOf(view: CanvasView, axis: Axis): Scale {
  const { width, height, left, top } = view.window
  const [length, start] = axis === 'x' ? [width, left] : [height, top]
  const { origin, zoom } = view
  return { length, origin: origin[axis] - start, zoom, density: window.devicePixelRatio }
}

const isSame = (a: Scale, b: Scale): boolean =>
  a.length === b.length && a.origin === b.origin && a.zoom === b.zoom && a.density === b.density

function paint(canvas: HTMLCanvasElement, axis: Axis, { length, origin, zoom, density }: Scale): void {
  const [across, down] = axis === 'x' ? [length, THICKNESS] : [THICKNESS, length]
  canvas.width = Math.round(across * density)
  canvas.height = Math.round(down * density)
  canvas.style.width = `${across}px`
  canvas.style.height = `${down}px`
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(density, density)
  pen.fillStyle = '#5b6270'
  pen.strokeStyle = '#aab0bc'
  pen.font = '10px sans-serif'
  pen.beginPath()
  for (const { at, label } of rulerTicks(origin, length, zoom)) {
    const place = Math.round(at) + 0.5
    const from = label === null ? THICKNESS - 5 : THICKNESS - 10
    if (axis === 'x') {
      pen.moveTo(place, from)
      pen.lineTo(place, THICKNESS)
      if (label !== null) pen.fillText(String(label), place + 3, 9)
    } else {
      pen.moveTo(from, place)
      pen.lineTo(THICKNESS, place)
      if (label !== null) writeUp(pen, String(label), 9, place + 3)
    }
  }
  pen.stroke()
}

/** Along the left ruler numbers are read from top to bottom. */
function writeUp(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(-Math.PI / 2)
  pen.fillText(text, -pen.measureText(text).width, 0)
  pen.restore()
}
