'use server'
import { revalidatePath } from 'next/cache'
import { saveHome } from '../../src/page-file'

/** @returns why the page is not saved: Next.js hides the messages of errors in production */
export async function save(text: string): Promise<string | null> {
  const problem = await saveHome(text)
  if (problem === null) revalidatePath('/')
  return problem
}
