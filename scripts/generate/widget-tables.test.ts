import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { chains } from './widget-tables'
import { readSources } from './sources'

it('steps are found by their location: every folder of schemas/migrations with a steps.ts', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pumian-chains-'))
  try {
    for (const file of ['W0002/steps.ts', 'W0001/steps.ts', 'fixtures/steps.ts', 'W0003/notes.md']) {
      await mkdir(path.join(root, 'schemas/migrations', path.dirname(file)), { recursive: true })
      await writeFile(path.join(root, 'schemas/migrations', file), '')
    }
    const files = await chains({ ...readSources(), root })
    const text = files['schemas/generated/chains.ts']
    expect(text).toContain("import { steps as W0001 } from '../migrations/W0001/steps'")
    expect(text).toContain('export const chains: Chains = { W0001, W0002 }')
  } finally {
    await rm(root, { recursive: true })
  }
})
