/** The items of a product: one for each combination of its specifications' values. Used by form and server. */

/** A specification: its values in order. */
export interface SpecAxis {
  values: readonly string[]
}

export interface MatrixRow {
  /** One value per specification, in order. */
  values: readonly string[]
}

/** All combinations, the last specification varying fastest; without specifications a single empty one. */
export const combinationsOf = (axes: readonly SpecAxis[]): string[][] =>
  axes.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )

/** Each combination with the row of these values, in any order of its specifications; a row is used once. */
export function rowsByCombination<R extends MatrixRow>(
  axes: readonly SpecAxis[],
  rows: readonly R[],
): { values: string[]; row: R | undefined }[] {
  const combinations = combinationsOf(axes)
  const exact = takeEach(combinations, rows, nameOf)
  const left = rows.filter((row) => !exact.includes(row))
  const missing = combinations.filter((_, index) => !exact[index])
  const turned = takeEach(missing, left, (values) => nameOf(values.toSorted()))
  return combinations.map((values, index) => ({
    values,
    row: exact[index] ?? turned[missing.indexOf(values)],
  }))
}

/**
 * The rows for the specifications, in order. A new row copies the first row's numbers (price, weight); names and
 * pictures belong to each row.
 */
export function completedRows<R extends MatrixRow>(
  axes: readonly SpecAxis[],
  rows: readonly R[],
): (Partial<R> & { values: string[] })[] {
  const numbers = Object.fromEntries(
    Object.entries(rows[0] ?? {}).filter(([, value]) => typeof value === 'number'),
  ) as Partial<R>
  return rowsByCombination(axes, rows).map(({ values, row }) => ({ ...(row ?? numbers), values }))
}

function takeEach<R extends MatrixRow>(
  combinations: string[][],
  rows: readonly R[],
  name: (values: readonly string[]) => string,
): (R | undefined)[] {
  const free = new Map(rows.toReversed().map((row) => [name(row.values), row]))
  return combinations.map((values) => {
    const row = free.get(name(values))
    if (row) free.delete(name(values))
    return row
  })
}

const nameOf = (values: readonly string[]) => JSON.stringify(values)
