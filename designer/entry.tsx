import { createRoot } from 'react-dom/client'
import { App } from './App'

const root = document.getElementById('root')
if (!root) throw new Error('Expected #root in the designer’s page.')
createRoot(root).render(<App />)
