import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('designer', 'routes/designer.tsx'),
  route('page', 'routes/page.ts'),
] satisfies RouteConfig
