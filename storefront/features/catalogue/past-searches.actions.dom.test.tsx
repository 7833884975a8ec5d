import { beforeEach, expect, it, vi } from 'vitest'
import { clearSearches, KEPT, noteSearch, pastSearches } from './past-searches.actions'

beforeEach(() => localStorage.clear())

it('the last ten searches are kept, each once, the latest first, until they are cleared', () => {
  for (let n = 0; n < 12; n++) noteSearch(`词${n}`)
  noteSearch('词5')
  expect(pastSearches()).toHaveLength(KEPT)
  expect(pastSearches().slice(0, 3)).toEqual(['词5', '词11', '词10'])
  clearSearches()
  expect(pastSearches()).toEqual([])
})

it('foreign content of the storage is ignored and logged', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem('pm-searches', '{')
  expect(pastSearches()).toEqual([])
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  localStorage.setItem('pm-searches', '[1,"短袖"]')
  expect(pastSearches()).toEqual(['短袖'])
})
