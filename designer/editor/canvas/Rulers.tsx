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
    const draw = () => canvas.current && paint(canvas.current, view, axis)
    const stop = view.follow(() => () => void draw())
    let frame: number | null = null
    const later = () => {
      frame ??= requestAnimationFrame(() => {
        frame = null
        draw()
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

function paint(canvas: HTMLCanvasElement, view: CanvasView, axis: Axis): void {
  const { width, height, left, top } = view.window
  const [length, start] = axis === 'x' ? [width, left] : [height, top]
  const [across, down] = axis === 'x' ? [length, THICKNESS] : [THICKNESS, length]
  const density = window.devicePixelRatio
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
  for (const { at, label } of rulerTicks(view.origin[axis] - start, length, view.zoom)) {
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
