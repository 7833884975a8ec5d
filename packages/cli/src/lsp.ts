import process from 'node:process'
import { serve } from '@language/server'
import { openApplication } from './application'

/** The language server of page files, which knows the application's widgets. */
export async function serveEditors(): Promise<void> {
  await openApplication()
  serve(process.stdin, process.stdout)
}
