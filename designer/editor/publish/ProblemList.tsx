import { CloseCircleFilled, WarningFilled } from '@engine/icons'
import { jumpTo, type Finding } from './finding'
import { useWorkspace } from '../workspace'
import styles from './ProblemList.module.css'

interface ProblemListProps {
  findings: readonly Finding[]
  label: string
}

/** Findings by widget; each leads to its field. */
export function ProblemList({ findings, label }: ProblemListProps) {
  const workspace = useWorkspace()
  return (
    <ul className={styles.list} aria-label={label}>
      {findings.map((finding) => (
        <li key={finding.uuid + finding.path + finding.message}>
          <button type="button" className={styles.line} onClick={() => jumpTo(workspace, finding)}>
            {finding.severity === 'error' ? (
              <CloseCircleFilled className={styles.error ?? ''} aria-label="错误" />
            ) : (
              <WarningFilled className={styles.warning ?? ''} aria-label="提醒" />
            )}
            <span className={styles.name}>{finding.name}</span>
            <span className={styles.message}>{finding.message}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
