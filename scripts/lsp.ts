/** `npm run -s lsp`: the language server of page documents on standard input and output. */
import process from 'node:process'
import { serve } from '@language/server'

serve(process.stdin, process.stdout)
