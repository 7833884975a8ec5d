/** Which items a good has: one for each combination of its specifications' values. The form and the server ask here. */

/** A specification: its values in their order. */
export interface SpecAxis {
  values: readonly string[]
}

export interface MatrixRow {
  /** One value for each specification, in their order. */
  values: readonly string[]
}

/** Every combination, the last specification changing fastest; without any there is one of nothing. */
export const combinationsOf = (axes: readonly SpecAxis[]): string[][] =>
  axes.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )

/** Each combination with the row that has these values, in whatever order its specifications stood; a row serves once. */
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
 * The rows that the specifications ask for, in their order. A new one takes over the first row's numbers (its price,
 * what it weighs); names and pictures are each row's own.
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
