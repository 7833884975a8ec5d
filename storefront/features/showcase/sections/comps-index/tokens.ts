/** The tokens of the shop's design, as its style sheet declares them. Server only. */
import { contrast } from '@engine/render/contrast'

const KINDS = ['colour', 'type', 'space', 'radius', 'shadow', 'motion'] as const
export type TokenKind = (typeof KINDS)[number]

/** A token as the page shows it. */
export interface Token {
  /** With its dashes, as `var()` takes it. */
  name: string
  value: string
  /** Of a colour: of letters in it on white, and of the shop's letters on it, from 1 to 21. */
  contrasts?: { onWhite: number; below: number }
}

/** Tokens of every kind, in the order of the style sheet. */
export type Tokens = Record<TokenKind, Token[]>

const BY_PREFIX: Record<string, TokenKind> = {
  font: 'type',
  page: 'type',
  space: 'space',
  radius: 'radius',
  shadow: 'shadow',
  motion: 'motion',
}
const kindOf = (name: string): TokenKind => BY_PREFIX[name.split('-')[2] ?? ''] ?? 'colour'

/** A colour that shows what is below it. */
const VEIL = /^rgb\(([\d ]+?) \/ (\d+)%\)$/

function channels(colour: string): number[] {
  const digits = colour.slice(1)
  const pairs = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  return (pairs.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0')

/** The tokens that a style sheet declares for screens. */
export function tokensOf(css: string): Tokens {
  const [screen = ''] = css.replaceAll(/\/\*[^]*?\*\//g, '').split('@media')
  const values = new Map(
    [...screen.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )

  /** A colour without references to others: `var()` and a mixture with a share of another one are worked out. */
  const plain = (value: string): string => {
    const [, referred] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    if (referred !== undefined) return plain(values.get(referred) ?? '')
    const [, mixed, share, ground = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (#[\da-f]+)\)$/.exec(value) ?? []
    if (mixed === undefined)
      return value.replace(
        VEIL,
        (_, rgb: string, percent) => `rgba(${rgb.replaceAll(' ', ',')},${Number(percent) / 100})`,
      )
    const [a, b] = [channels(plain(mixed)), channels(ground)]
    const part = Number(share) / 100
    return `#${a.map((channel, at) => hex(channel * part + (b[at] ?? 0) * (1 - part))).join('')}`
  }

  const tokenOf = ([name, value]: [string, string]): Token => {
    if (kindOf(name) !== 'colour') return { name, value }
    const colour = plain(value)
    const [onWhite, below] = [contrast(colour), contrast(plain('var(--text)'), colour)]
    return onWhite === null || below === null
      ? { name, value }
      : { name, value, contrasts: { onWhite, below } }
  }

  const ofKind = (kind: TokenKind) => [...values].filter(([name]) => kindOf(name) === kind).map(tokenOf)
  return Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)])) as Tokens
}
