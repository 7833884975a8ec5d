import { Fragment, type ReactNode } from 'react'

/** Names with their values; '' and `null` are left out. */
export type Row = readonly [name: string, value: ReactNode]

/** Facts about an order, one below the other. */
export function Rows({ rows, className }: { rows: readonly Row[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {rows
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
