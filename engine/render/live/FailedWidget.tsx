import { catalogue } from '@schemas/generated/catalogue'
import styles from './FailedWidget.module.css'

/** On the canvas, where a renderer has thrown: what failed, why and where. Shoppers are shown nothing. */
export function FailedWidget({ type, error }: { type: string; error: unknown }) {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const place = placeIn(stack)
  const name = catalogue[type]?.title
  return (
    <div role="alert" className={styles.failed}>
      {name ? `${name} ${type}` : type} 绘制失败：{message}
      {place && `（${place}）`}
    </div>
  )
}

/** File and line of the first frame of sources, `Render.tsx:11`; a build names none. */
const placeIn = (stack: string): string | undefined => {
  const [, file, line] = /([\w.-]+\.tsx)(?:\?[^:)\s]*)?:(\d+)/.exec(stack) ?? []
  return file && `${file}:${line}`
}
