/** The extension in a real Visual Studio Code: `npm run soak -- editor` packs it and names the program. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/soak/editor/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
