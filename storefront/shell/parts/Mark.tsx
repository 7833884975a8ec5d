const MARKS = {
  success: { colour: '#1a7f37', path: 'M18 33l10 10 20-22' },
  fail: { colour: '#c41d1d', path: 'M22 22l20 20M42 22L22 42' },
  pending: { colour: '#8a5300', path: 'M32 18v16l10 6' },
} as const

/** A round mark above how something ended. */
export function Mark({ kind }: { kind: keyof typeof MARKS }) {
  const { colour, path } = MARKS[kind]
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill={colour} />
      <path d={path} fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
