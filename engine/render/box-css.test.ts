import { readFileSync } from 'node:fs'
import { insertDefaults } from '@schemas'
import { fillPageProps } from '@schemas/fill'
import { describe, expect, test } from 'vitest'
import { boxCss } from './box-css'

const sheet = readFileSync(new URL('frame.css', import.meta.url), 'utf8')

describe('box model', () => {
  test('outer has margins, border and background, inner the page width, paddings and foreground, body the size', () => {
    const style = {
      width: 800,
      height: 300,
      marginTop: 10,
      marginBottom: 20,
      marginLeft: 'auto' as const,
      marginRight: 30,
      paddingLeft: 5,
      borderTopWidth: 2,
      borderTopColor: '#ff0000ff',
      backgroundColor: '#eeeeeeff',
      foregroundColor: '#ddddddff',
      opacity: 0.5,
    }
    expect(boxCss(style, 'flow', false, 1190)).toEqual({
      outer: {
        marginTop: 10,
        marginBottom: 20,
        borderTopWidth: 2,
        borderTopColor: '#ff0000ff',
        borderTopStyle: 'solid',
        backgroundColor: '#eeeeeeff',
        opacity: 0.5,
      },
      inner: { paddingLeft: 5, backgroundColor: '#ddddddff' },
      body: { width: 800, height: 300, marginRight: 30 },
    })
  })

  test('the style sheet has the width of most pages, so that only other pages write theirs', () => {
    const { pageWidth } = fillPageProps({})
    expect(sheet).toContain(`.pm-flow > .pm-inner {\n  width: ${pageWidth}px;\n}`)
    expect(boxCss({}, 'flow', false, pageWidth).inner).toEqual({})
    expect(boxCss({}, 'flow', false, 960).inner).toEqual({ width: 960 })
  })

  test('a centred body as wide as the page has no width of its own', () => {
    const centred = { width: 1190, height: 300, marginLeft: 'auto' as const, marginRight: 'auto' as const }
    expect(boxCss(centred, 'flow', false, 1190).body).toEqual({ height: 300 })
    expect(boxCss({ ...centred, width: 1189 }, 'flow', false, 1190).body).toEqual({
      width: 1189,
      height: 300,
    })
    expect(boxCss({ ...centred, marginLeft: 0 }, 'flow', false, 1190).body).toMatchObject({ width: 1190 })
    expect(boxCss({ ...centred }, 'free', false, 1190).body).toEqual({ width: 1190, height: 300 })
  })

  test('a child is at x, y with z 10000 by default; horizontal margins do not move it', () => {
    const style = { ...insertDefaults('W0011').style, x: 40, y: 20, marginLeft: 99 }
    const css = boxCss(style, 'free', false, 1190)
    expect(css.outer).toMatchObject({ position: 'absolute', left: 40, top: 20, zIndex: 10_000 })
    expect(css.inner.width).toBeUndefined()
    expect(css.body.marginLeft).toBeUndefined()
    expect(boxCss({ z: 3 }, 'free', false, 1190).outer.zIndex).toBe(3)
  })

  test('an automatic height ignores the stored one', () => {
    expect(boxCss({ width: 10, height: 99 }, 'flow', true, 1190).body.height).toBeUndefined()
  })

  test('horizontal paddings fill at most the page width', () => {
    const style = { paddingTop: 900, paddingLeft: 900, paddingRight: 3 }
    const { inner } = boxCss(style, 'flow', false, 1190)
    expect(inner).toEqual({ paddingTop: 900, paddingLeft: 595, paddingRight: 3 })
    expect(boxCss({ ...style }, 'free', false, 1190).inner.paddingLeft).toBe(900)
  })

  test('invalid values produce no declaration', () => {
    const style = {
      width: 'calc(1px)',
      backgroundColor: 'red;}',
      backgroundImage: 'javascript:x',
      paddingTop: -4,
      opacity: 'x',
    }
    expect(boxCss(style as never, 'flow', false, 1190)).toEqual({
      outer: {},
      inner: { paddingTop: 0 },
      body: { width: undefined, height: undefined, marginLeft: undefined, marginRight: undefined },
    })
  })
})
