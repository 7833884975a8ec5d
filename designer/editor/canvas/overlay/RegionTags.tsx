import { useRef } from 'react'
import type { Region } from '@schemas/page-data'
import { REGION_NAMES, useWorkspace } from '../../workspace'
import type { CanvasView } from '../../canvas-view'
import { useFollow } from './use-follow'
import styles from './Overlay.module.css'

/** Names header, body and footer at the left of the page. */
export function RegionTags({ view }: { view: CanvasView }) {
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
