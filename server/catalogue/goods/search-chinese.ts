import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'

let convert: ((text: string) => string) | undefined

/** Traditional characters as simplified ones. The dictionary is read on first use. */
export function simplified(text: string): string {
  // no Chinese, nothing to look up
  if (!HAN.test(text)) return text
  convert ??= Converter({ from: 't', to: 'cn' })
  return convert(text)
}

export const HAN = /\p{Script=Han}/u

/** Syllables without tones, ü as v: `nv zhuang`. Other characters stay as they are. */
export const syllablesOf = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })

/** Letters as they are typed for pinyin: `lian yi qun`, `xi'an`; `undefined` for other texts. */
export function lettersOf(text: string): string | undefined {
  const letters = text.toLowerCase().replaceAll('ü', 'v').replace(/[\s']/g, '')
  return /^[a-z]+$/.test(letters) ? letters : undefined
}

/** The same for syllables that are often confused: zh and z, l and n, ang and an. */
export const blurred = (letters: string): string =>
  letters
    .replace(/([zcs])h/g, '$1')
    .replace(/([aei])ng/g, '$1n')
    .replaceAll('l', 'n')

/** Insertions, deletions and replacements between two texts; `most + 1` if there are more. */
export function distance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]]
  if (Math.abs(from.length - to.length) > most) return most + 1
  let row = to.map((_, at) => at + 1)
  row.unshift(0)
  for (const [y, character] of from.entries()) {
    const next = [y + 1]
    for (const [x, against] of to.entries())
      next.push(
        Math.min((row[x] ?? 0) + (character === against ? 0 : 1), (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1),
      )
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row.at(-1) ?? 0
}
