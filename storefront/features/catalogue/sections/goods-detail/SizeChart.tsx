import type { GoodsDetail } from '@schemas/generated/api'
import css from './SizeChart.module.css'

/** The shop's chart of the sizes that a product has, unfolded on request. */
export function SizeChart({ chart: { title, rows } }: { chart: NonNullable<GoodsDetail['size_chart']> }) {
  const [head = [], ...sizes] = rows
  return (
    <details className={css.chart}>
      <summary className={css.summary}>{title}</summary>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(([size = '', ...values]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {head.slice(1).map((name, index) => (
                  <td key={name}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
