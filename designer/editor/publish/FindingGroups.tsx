import { Alert, Spin } from 'antd'
import { unchosenText, unfilledText, jumpTo, type Finding } from './findings'
import type { Findings } from './use-findings'
import styles from './Publish.module.css'
import { CloseCircleFilled, WarningFilled } from '@engine/icons'
import { useWorkspace } from '../workspace'

/** All findings, the most severe first, or a message that there are none. */
export function FindingGroups({ errors, warnings, unchosen, unfilled, deadLinks }: Findings) {
  const waiting = sumOf(unchosen)
  const dead = Array.isArray(deadLinks) ? deadLinks : []
  const nothing = errors.length + warnings.length + waiting + unfilled.length + dead.length === 0
  return (
    <div className={styles.groups}>
      {errors.length > 0 && (
        <section>
          <Alert type="error" showIcon title={`有 ${errors.length} 个问题，修改后才能发布`} />
          <ProblemList findings={errors} label="问题" />
        </section>
      )}
      {waiting > 0 && (
        <section>
          <Alert type="warning" showIcon title={unchosenText(waiting)} />
          <ProblemList findings={unchosen} label="未选择的商品" />
        </section>
      )}
      {unfilled.length > 0 && (
        <section>
          <Alert type="warning" showIcon title={unfilledText(sumOf(unfilled))} />
          <ProblemList findings={unfilled} label="未填写的内容" />
        </section>
      )}
      {dead.length > 0 && (
        <section>
          <Alert type="warning" showIcon title={`有 ${dead.length} 处链接或内容已失效`} />
          <ProblemList findings={dead} label="失效的链接" />
        </section>
      )}
      {warnings.length > 0 && (
        <section>
          <Alert type="warning" showIcon title={`有 ${warnings.length} 个提醒`} />
          <ProblemList findings={warnings} label="提醒" />
        </section>
      )}
      {deadLinks === null && (
        <div role="status">
          <Spin size="small" /> 正在检查失效的链接
        </div>
      )}
      {deadLinks instanceof Error && (
        <Alert type="info" showIcon title={`未能检查失效的链接：${deadLinks.message}`} />
      )}
      {nothing && deadLinks !== null && <Alert type="success" showIcon title="没有发现问题" />}
    </div>
  )
}

const sumOf = (places: readonly { count: number }[]) => places.reduce((sum, { count }) => sum + count, 0)

interface ProblemListProps {
  findings: readonly Finding[]
  label: string
}

/** Findings by widget; each leads to its field. */
function ProblemList({ findings, label }: ProblemListProps) {
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
