import type { AftersaleLine, AftersaleQuoteLine } from '@schemas/generated/api'
import { mostOf, withPieces, type Application, type Pieces } from '../../application'
import { texts } from '../../texts/aftersales'
import { LineRow } from './LineRow'
import css from './Lines.module.css'

interface LinesProps {
  lines: readonly AftersaleLine[]
  application: Application
  /** What each chosen line brings, once the server has said it. */
  brings: readonly AftersaleQuoteLine[] | undefined
  problem: string
  problemId: string
  onChange(pieces: Pieces): void
}

/** Which goods, and how many of each: never more than the order has left for what is asked. */
export function Lines({ lines, application, brings, problem, problemId, onChange }: LinesProps) {
  const { type, pieces } = application
  return (
    <fieldset className={css.goods} aria-describedby={problem ? problemId : undefined}>
      <legend className={css.legend}>{texts.goods}</legend>
      <ul className={css.lines}>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            most={mostOf(line, type)}
            num={pieces[line.id] ?? 0}
            brings={brings?.find(({ id }) => id === line.id)}
            onChange={(num) => onChange(withPieces(pieces, line.id, num))}
          />
        ))}
      </ul>
      {problem && (
        <p id={problemId} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
