import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // found at the start of a development server: later ones make it load the page again
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', 'src/**/*.tsx'] },
})
