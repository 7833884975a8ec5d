/** Steps of an axis that read well, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/** The least round number of cents that four equal steps reach the greatest value with; ¥4 where there is none. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(...values, 400)
  const power = 10 ** Math.floor(Math.log10(most / 4))
  const step = STEPS.find((candidate) => candidate * power * 4 >= most) ?? 10
  return step * power * 4
}
