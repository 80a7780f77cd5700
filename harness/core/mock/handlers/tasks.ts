import type { taskEndpoints } from '../../../../src/api/endpoints/tasks';
import { agreementNamed } from '../../../../src/domain/agreements';
import { accept } from '../agreements';
import type { Handlers } from '../handler';
import { REFUSAL_CODES, Refusal } from '../refusal';
import { tasksOf } from '../tasks';

export const taskHandlers = {
  complianceTasks: (state) => ({ tasks: tasksOf(state) }),
  taskList: (state, { input: { page, pageSize } }) => {
    const tasks = tasksOf(state);
    return { total: tasks.length, list: tasks.slice((page - 1) * pageSize, page * pageSize) };
  },
  taskRegion: (state) => ({ region: state.site, countryCode: state.member.country }),
  agreementApply: (state, { input }) => {
    const name = agreementNamed(input.agreement);
    // Only the current text can be accepted, not one replaced during reading.
    if (name === undefined || input.version !== state.compliance.version) {
      return new Refusal(REFUSAL_CODES.badRequest, 'This version of the agreement is not in force');
    }
    accept(state, name);
    return { agreed: true, agreedAt: state.now };
  },
} satisfies Handlers<keyof typeof taskEndpoints>;
