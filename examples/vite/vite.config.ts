import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const PAGES = ['index.html', 'designer.html']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild ? {} : { rolldownOptions: { input: PAGES } },
  // the engine brings styles, which a server does not load
  ssr: { noExternal: ['@pumian/engine'] },
}))
