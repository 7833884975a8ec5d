/** An application as its page keeps it, before it is sent. Pure. */
import type { Aftersale, AftersaleLine, AftersaleViewAnswer } from '@schemas/generated/api'

export type CaseType = Aftersale['aftersales_type']

/** Pieces by line; a line that is not chosen is not there. */
export type Pieces = Readonly<Record<string, number>>

export interface Application {
  type: CaseType
  pieces: Pieces
}

/** What is typed into it. */
export interface ApplicationValues {
  reason: string
  /** Yuan, as typed. */
  amount: string
  description: string
  contact: string
  mobile: string
}

/** Pieces of a line that can be asked back: without the money alone, only those that the buyer has. */
export const mostOf = (
  { left_aftersales_num, returnable_num }: Pick<AftersaleLine, 'left_aftersales_num' | 'returnable_num'>,
  type: CaseType,
): number => (type === 'ONLY_REFUND' ? left_aftersales_num : returnable_num)

type Line = Pick<AftersaleLine, 'id' | 'left_aftersales_num' | 'returnable_num'>

/** The same pieces for another type: a line holds no more than it can, one that can hold none is not chosen. */
export function withType({ pieces }: Pick<Application, 'pieces'>, type: CaseType, lines: readonly Line[]) {
  const kept = lines.flatMap((line) => {
    const num = Math.min(pieces[line.id] ?? 0, mostOf(line, type))
    return num > 0 ? [[line.id, num] as const] : []
  })
  return { type, pieces: Object.fromEntries(kept) }
}

/** Where a page begins: with what an earlier case said, else with the only line there is to choose. */
export function beginOf(
  { types, list }: Pick<AftersaleViewAnswer, 'types'> & { list: readonly Line[] },
  earlier: Pick<Aftersale, 'aftersales_type' | 'detail'> | undefined,
): Application {
  const [first = 'ONLY_REFUND'] = types
  const type = types.find((one) => one === earlier?.aftersales_type) ?? first
  const [only] = list
  const asked = earlier
    ? earlier.detail.map(({ sub_order_id, num }) => [sub_order_id, num] as const)
    : list.length === 1 && only
      ? [[only.id, mostOf(only, type)] as const]
      : []
  return withType({ pieces: Object.fromEntries(asked) }, type, list)
}

/** As `detail` goes over the wire; '' where nothing is chosen. */
export function detailOf(pieces: Pieces): string {
  const chosen = Object.entries(pieces).map(([id, num]) => ({ id, num }))
  return chosen.length === 0 ? '' : JSON.stringify(chosen)
}

/** With so many pieces of a line; 0: it is not chosen. */
export function withPieces(pieces: Pieces, id: string, num: number): Pieces {
  const { [id]: _before, ...others } = pieces
  return num > 0 ? { ...others, [id]: num } : others
}

/** Cents of an amount as it was typed; `undefined` for what is none. */
export function centsOfTyped(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === '' ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
