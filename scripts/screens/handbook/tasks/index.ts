import type { Tasks } from '../task'
import { goodsTasks } from './goods'
import { lookTasks } from './looks'
import { pageTasks } from './pages'
import { teamTasks } from './team'
import { tradeTasks } from './trade'

export const tasks: Tasks = { ...pageTasks, ...lookTasks, ...teamTasks, ...goodsTasks, ...tradeTasks }
