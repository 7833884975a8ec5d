import { useSnapshot } from 'valtio'
import { useWorkspace, useWidget, REGION_NAMES } from '../../workspace'
import type { CanvasView } from '../../canvas-view'
import { FreePanelLayer } from './FreePanelLayer'
import { Outline } from './Outline'
import { SelectedWidget } from './SelectedWidget'
import styles from './Overlay.module.css'
import { PAGE, nameOf } from '@engine/design'
import { Suspense, useRef } from 'react'
import type { Region } from '@schemas/page-data'
import { TextEditor } from '../../canvas-text'
import { useFollow } from './use-follow'
import { colourOf } from '../../presence'

/** Outlines, tags and handles over the page, unscaled, scrolling with it. */
export function Overlay({ view }: { view: CanvasView }) {
  const { ui } = useWorkspace()
  const { selected, hovered } = useSnapshot(ui)
  const [only] = selected
  return (
    <div className={styles.layer}>
      <RegionTags view={view} />
      <Faults view={view} />
      <OthersSelected view={view} />
      <FreePanelLayer view={view} />
      <NoteMarks view={view} />
      {hovered !== null && !selected.includes(hovered) && (
        <Outline key={hovered} view={view} uuid={hovered} className={styles.hovered}>
          <NameTag uuid={hovered} />
        </Outline>
      )}
      {selected.length === 1 && only !== undefined ? (
        <SelectedWidget key={only} view={view} uuid={only} />
      ) : (
        selected.map((uuid) => <Outline key={uuid} view={view} uuid={uuid} className={styles.selected} />)
      )}
      <EditedText view={view} />
    </div>
  )
}

function EditedText({ view }: { view: CanvasView }) {
  const { ui } = useWorkspace()
  const { text } = useSnapshot(ui)
  if (!text) return null
  return (
    <Suspense fallback={null}>
      <TextEditor key={`${text.uuid} ${text.path.join('/')}`} view={view} uuid={text.uuid} path={text.path} />
    </Suspense>
  )
}

/** A red corner on every widget with errors; the list of problems says which. */
function Faults({ view }: { view: CanvasView }) {
  const { problems } = useWorkspace()
  const { faulty } = useSnapshot(problems.totals)
  return [...faulty]
    .filter((uuid) => uuid !== PAGE)
    .map((uuid) => (
      <Outline key={uuid} view={view} uuid={uuid} className={styles.fault}>
        <span className={styles.corner} data-fault={uuid} />
      </Outline>
    ))
}

/** What others have selected, in their colour and with their name. */
function OthersSelected({ view }: { view: CanvasView }) {
  const { others } = useWorkspace()
  const { people } = useSnapshot(others)
  return people.flatMap(({ tab, operator_id, name, selected }) =>
    selected.map((uuid) => (
      <Outline key={`${tab} ${uuid}`} view={view} uuid={uuid} className={styles.other}>
        <span className={styles.frame} style={{ '--accent': colourOf(operator_id) }} data-selected-by={name}>
          <span className={styles.tag}>{name}</span>
        </span>
      </Outline>
    )),
  )
}

/** On each widget with open notes a mark with their number, which opens the latest note. */
function NoteMarks({ view }: { view: CanvasView }) {
  const { notes } = useSnapshot(useWorkspace().reviews.state)
  const byWidget = new Map<string, string[]>()
  for (const { widget, settled, note_id } of notes)
    if (widget !== '' && settled === '') byWidget.set(widget, [...(byWidget.get(widget) ?? []), note_id])
  return [...byWidget].map(([uuid, ids]) => <NoteMark key={uuid} view={view} uuid={uuid} ids={ids} />)
}

function NoteMark({ view, uuid, ids }: { view: CanvasView; uuid: string; ids: readonly string[] }) {
  const workspace = useWorkspace()
  const name = useWidget(uuid, nameOf)
  const [latest] = ids
  if (name === undefined || latest === undefined) return null
  const open = () => {
    workspace.select([uuid])
    workspace.showNote(latest)
  }
  return (
    <Outline view={view} uuid={uuid} className={styles.noted}>
      <button
        type="button"
        className={styles.note}
        data-chrome
        aria-label={`${name}有 ${ids.length} 条未解决的批注，打开`}
        onClick={open}
      >
        {ids.length}
      </button>
    </Outline>
  )
}

/** The widget's name, at its upper edge. */
function NameTag({ uuid }: { uuid: string }) {
  const name = useWidget(uuid, nameOf)
  return name !== undefined && <span className={styles.tag}>{name}</span>
}

/** Names header, body and footer at the left of the page. */
function RegionTags({ view }: { view: CanvasView }) {
  const { regions } = useWorkspace()
  return regions.map((region) => <RegionTag key={region} view={view} region={region} />)
}

function RegionTag({ view, region }: { view: CanvasView; region: Region }) {
  const ref = useRef<HTMLDivElement>(null)
  useFollow(view, ref, () => {
    const element = view.regionOf(region)
    return element && view.toBoard(element.getBoundingClientRect())
  })
  return (
    <div ref={ref} className={styles.region} aria-hidden="true">
      <span className={styles.regionName}>{REGION_NAMES[region]}</span>
    </div>
  )
}
