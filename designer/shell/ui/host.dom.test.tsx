import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { returnFocus } from './host'

const at = (id: string) => document.getElementById(id)

beforeEach(() => {
  document.body.innerHTML = '<button id="origin"></button><div id="home" tabindex="0" data-focus-home></div>'
})
afterEach(() => document.body.replaceChildren())

describe('dialogs return the focus', () => {
  it('to where it was', () => {
    returnFocus(at('origin'))
    expect(document.activeElement).toBe(at('origin'))
  })

  it('home, when that is gone or was nowhere', () => {
    const origin = at('origin')
    origin?.remove()
    returnFocus(origin)
    expect(document.activeElement).toBe(at('home'))
    at('home')?.blur()
    returnFocus(document.body)
    expect(document.activeElement).toBe(at('home'))
  })

  it('not away from what took it meanwhile', () => {
    at('home')?.focus()
    returnFocus(at('origin'))
    expect(document.activeElement).toBe(at('home'))
  })
})
