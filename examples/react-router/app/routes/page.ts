import { saveHome } from '../../src/page-file'
import type { Route } from './+types/page'

/** The designer saves by PUT, which no page of another site can send. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'PUT')
    return new Response('Expected PUT.', { status: 405, headers: { allow: 'PUT' } })
  const problem = await saveHome(await request.text())
  return problem === null ? new Response(null, { status: 204 }) : new Response(problem, { status: 422 })
}
