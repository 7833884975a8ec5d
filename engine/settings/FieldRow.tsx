import { Tooltip } from 'antd'
import { use, type ReactNode } from 'react'
import type { Problem } from '@schemas/problem'
import { QuestionCircleOutlined } from '../icons'
import { SettingsContext, type ProblemOwners } from './settings-context'
import { texts } from '../texts/texts'

interface FieldRowProps {
  id: string
  title: string
  description?: string | undefined
  /** The accepted range, such as `0–27` or `不少于 10`; always shown. */
  bounds?: string | undefined
  problems: readonly Problem[]
  layout: 'inline' | 'block'
  label: 'control' | 'group'
  /** Marked as required. */
  required?: boolean
  /** The widgets that are edited together differ. */
  mixed?: 'shown' | 'spoken' | undefined
  /** After the label of a block: a button or a count. */
  extra?: ReactNode
  children: ReactNode
}

/** A field with label, description, bounds and, below it, its problems. */
export function FieldRow({
  id,
  title,
  description,
  bounds,
  problems,
  layout,
  label,
  required = false,
  extra,
  mixed,
  children,
}: FieldRowProps) {
  const wrong = problems.some(({ severity }) => severity === 'error')
  return (
    <div className={`pm-set-row pm-set-${layout}`} data-wrong={wrong || undefined}>
      <div className="pm-set-label" data-required={required || undefined}>
        {label === 'control' ? (
          <label id={`${id}-label`} htmlFor={id} title={title}>
            {title}
          </label>
        ) : (
          <span id={`${id}-label`} title={title}>
            {title}
          </span>
        )}
        {description && (
          <Tooltip title={description}>
            <QuestionCircleOutlined className="pm-set-help" />
          </Tooltip>
        )}
        {layout === 'block' && bounds && <span className="pm-set-bounds">{bounds}</span>}
        {extra}
      </div>
      <div
        className="pm-set-control"
        {...(label === 'group' ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
      >
        {children}
        {layout === 'inline' && bounds && <span className="pm-set-bounds">{bounds}</span>}
      </div>
      <div id={`${id}-help`} className="pm-set-notes">
        {mixed && (
          <span className={mixed === 'shown' ? 'pm-set-mixed' : 'pm-set-spoken'}>{texts.forms.mixed}</span>
        )}
        {description && <span className="pm-set-spoken">{description}</span>}
        {bounds && <span className="pm-set-spoken">{bounds}</span>}
        <Messages problems={problems} />
      </div>
    </div>
  )
}

/** The texts of problems, each once; where several widgets are edited, with those that have it. */
export function Messages({ problems }: { problems: readonly Problem[] }) {
  const owners = use(SettingsContext)?.owners
  const distinct = problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  )
  return distinct.map(({ message, severity }) => (
    <p key={message} className={`pm-set-${severity}`}>
      {message}
      {owners && <Owners problems={problems.filter((other) => other.message === message)} {...{ owners }} />}
    </p>
  ))
}

/** The widgets that have a problem; each leads to its field. */
function Owners({ problems, owners }: { problems: readonly Problem[]; owners: ProblemOwners }) {
  const first = new Map(problems.toReversed().map((problem) => [problem.uuid, problem]))
  return [...first.values()].toReversed().map((problem) => (
    <button
      key={problem.uuid}
      type="button"
      className="pm-set-owner"
      title={texts.forms.onlyThis}
      onClick={() => owners.show(problem)}
    >
      {owners.nameOf(problem.uuid)}
    </button>
  ))
}
