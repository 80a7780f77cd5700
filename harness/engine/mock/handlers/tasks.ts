import type { taskEndpoints } from '../../../../src/api/endpoints/tasks';
import type { Handlers } from '../handler';
import { tasksOf } from '../tasks';

/** Calls about compliance tasks and agreements. */
export const taskHandlers = {
  complianceTasks: (state) => ({ tasks: tasksOf(state) }),
  taskList: (state, { input: { page, pageSize } }) => {
    const tasks = tasksOf(state);
    return { total: tasks.length, list: tasks.slice((page - 1) * pageSize, page * pageSize) };
  },
  taskRegion: (state) => ({ region: state.site, countryCode: state.member.country }),
  agreementApply: (state, { input }) => {
    if (!state.run.agreements.includes(input.agreement)) state.run.agreements.push(input.agreement);
    return { agreed: true, agreedAt: state.now };
  },
} satisfies Handlers<keyof typeof taskEndpoints>;
