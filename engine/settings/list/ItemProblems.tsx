import type { Path } from '../../page/patch'
import { isWrong } from '../problems'
import { useProblems } from '../use-leaf'

/** A mark on a folded item in which something is wrong. */
export function ItemProblems({ path }: { path: Path }) {
  const problems = useProblems(path)
  if (!isWrong(problems)) return null
  return (
    <span className="pm-set-mark">
      <span className="pm-set-spoken">{problems.length} 处问题</span>
    </span>
  )
}
