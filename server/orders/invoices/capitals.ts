const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']

/** Every character that amounts are written out with. */
export const CAPITALS = [DIGITS, ...PLACES, ...GROUPS, '圆角分整'].join('')

/** An amount in words: `壹仟零壹圆零伍分`, `叁佰圆整`. @param cents a whole number, not negative */
export function inCapitals(cents: number): string {
  const yuan = Math.floor(cents / 100)
  const [jiao, fen] = [Math.floor(cents / 10) % 10, cents % 10]
  const whole = yuan > 0 ? `${wholeInCapitals(yuan)}圆` : ''
  if (jiao === 0 && fen === 0) return `${whole || '零圆'}整`
  // a skipped place is read as zero, unless it is the first
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零'
  return whole + tenths + (fen > 0 ? `${DIGITS[fen]}分` : '整')
}

function wholeInCapitals(yuan: number): string {
  const groups: number[] = []
  for (let rest = yuan; rest > 0; rest = Math.floor(rest / 10_000)) groups.push(rest % 10_000)
  return groups
    .reduceRight((text, group, at) => {
      if (group === 0) return text.endsWith('零') || text === '' ? text : `${text}零`
      const gap = text !== '' && group < 1_000 && !text.endsWith('零') ? '零' : ''
      return text + gap + groupInCapitals(group) + (GROUPS[at] ?? '')
    }, '')
    .replace(/零$/, '')
}

/** One to 9,999, without leading zeros. */
function groupInCapitals(group: number): string {
  return [...String(group)]
    .map((digit, index, { length }) => {
      const place = PLACES[length - 1 - index] ?? ''
      return digit === '0' ? '零' : (DIGITS[Number(digit)] ?? '') + place
    })
    .join('')
    .replaceAll(/零+/g, '零')
    .replace(/零$/, '')
}
