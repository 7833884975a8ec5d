import type { PayWay } from '../../ways'

/** Colours of marks, dark enough for white letters. */
const MARKS: Record<PayWay['kind'], { letter: string; colour: string }> = {
  external: { letter: '付', colour: '#1668dc' },
  code: { letter: '码', colour: '#1a7f37' },
  wechat: { letter: '微', colour: '#1a7f37' },
  test: { letter: '测', colour: '#595959' },
  transfer: { letter: '银', colour: '#8a5300' },
}

/** A round mark before the name of a way to pay. */
export function WayMark({ kind, app }: Pick<PayWay, 'kind' | 'app'>) {
  const { letter, colour } = MARKS[kind]
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill={app === '支付宝' ? MARKS.external.colour : colour} />
      <text x="16" y="21" textAnchor="middle" fontSize="15" fill="#fff">
        {app === '' ? letter : app.slice(0, 1)}
      </text>
    </svg>
  )
}
