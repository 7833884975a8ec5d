import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const everywhere = ['schemas', 'engine', 'widgets', 'storefront', 'server', 'scripts', 'tests/contract']
const within = (ending: string) => everywhere.map((folder) => `${folder}/**/*${ending}`)

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: within('.test.{ts,tsx}'),
          exclude: [...within('.dom.test.tsx'), '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'jsdom', include: within('.dom.test.tsx') },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          environment: 'node',
          include: ['tests/races/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
