import { describePostgres } from '@tests/helpers/database'
import { demoVersion } from '@tests/helpers/demo-version'
import { demoScratch } from '@tests/helpers/postgres'
import { expect, it } from 'vitest'

describePostgres('races: databases that are copied for tests', (server) => {
  it('workers that started in different hours copy the demo of their hour at once', async () => {
    const version = demoVersion()
    const versions = [0, 1, 3].map((hours) => ({ ...version, period: version.period + hours }))
    const scratches = await Promise.all(
      Array.from({ length: 4 }).flatMap(() => versions.map((each) => demoScratch(server, each))),
    )
    expect(new Set(scratches.map(({ url }) => url)).size).toBe(12)
    await Promise.all(scratches.map(({ drop }) => drop()))
  })
})
