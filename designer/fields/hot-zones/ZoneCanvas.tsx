import { useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { HANDLES, moveZone, nudgeOf, resizeZone, type Zone } from './geometry'
import { useZoneGesture } from './use-zone-gesture'
import styles from './HotZones.module.css'

interface ZoneCanvasProps {
  picture: string
  zones: readonly Zone[]
  /** One a zone, which stays with it. */
  keys: readonly string[]
  selected: number | null
  disabled: boolean
  onSelect(index: number): void
  onDraw(zone: Zone): void
  onChange(index: number, zone: Zone): void
  onRemove(index: number): void
}

/** Zones over their picture. Drag on the picture draws one; a zone is moved and resized by pointer or arrow keys. */
export function ZoneCanvas({ picture, zones, keys, selected, disabled, ...on }: ZoneCanvasProps) {
  const surface = useRef<HTMLDivElement>(null)
  const { preview, begin, handlers } = useZoneGesture({ surface, ...on })

  const onKeyDown = (event: KeyboardEvent, index: number, zone: Zone) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      on.onRemove(index)
      return
    }
    const by = nudgeOf(event.key, event.shiftKey)
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const sizing = event.altKey || event.ctrlKey || event.metaKey
    on.onChange(index, sizing ? resizeZone(zone, 'se', by) : moveZone(zone, by))
  }

  return (
    <div
      ref={surface}
      className={styles['surface']}
      data-disabled={disabled || undefined}
      {...(!disabled && {
        onPointerDown: (event: React.PointerEvent) => begin(event, { kind: 'draw' }),
        ...handlers,
      })}
    >
      <img src={picture} alt="" draggable={false} />
      {zones.map((saved, index) => {
        const zone = preview?.index === index ? preview.zone : saved
        return (
          <div key={keys[index]} className={styles['place']} style={boxOf(zone)}>
            <button
              type="button"
              className={styles['zone']}
              aria-pressed={selected === index}
              aria-label={`热区 ${index + 1}，${described(zone)}`}
              disabled={disabled}
              onFocus={() => on.onSelect(index)}
              onKeyDown={(event) => onKeyDown(event, index, saved)}
              onPointerDown={(event) => {
                on.onSelect(index)
                begin(event, { kind: 'move', index, zone: saved })
              }}
            >
              {index + 1}
            </button>
            {selected === index &&
              !disabled &&
              HANDLES.map((handle) => (
                <span
                  key={handle}
                  className={styles['handle']}
                  data-handle={handle}
                  onPointerDown={(event) => begin(event, { kind: 'resize', index, zone: saved, handle })}
                />
              ))}
          </div>
        )
      })}
      {preview?.index === null && (
        <div className={styles['drawing']} style={boxOf(preview.zone)}>
          {described(preview.zone)}
        </div>
      )}
    </div>
  )
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

const boxOf = ({ leftPer, topPer, widthPer, heightPer }: Zone): CSSProperties => ({
  left: percent(leftPer),
  top: percent(topPer),
  width: percent(widthPer),
  height: percent(heightPer),
})

const described = ({ leftPer, topPer, widthPer, heightPer }: Zone) =>
  `左 ${percent(leftPer)} 上 ${percent(topPer)} 宽 ${percent(widthPer)} 高 ${percent(heightPer)}`
