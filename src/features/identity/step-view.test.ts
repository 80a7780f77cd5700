import { expect, test } from 'vitest';
import type { StatementKind } from '../../domain/statements';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { type StepView, stepView } from './step-view';

interface Row {
  readonly name: string;
  readonly level: StepLevel;
  readonly statuses: readonly [StepStatus, StepStatus];
  readonly kind?: StatementKind;
  readonly view: readonly [StepView['status'], StepView['explanation']];
}

const ROWS: readonly Row[] = [
  {
    name: 'the headline explains a level that can be started',
    level: 'LEVEL_1',
    statuses: ['ALLOW', 'NOT_ALLOW'],
    view: ['ALLOW', undefined],
  },
  {
    name: 'a level that can be started needs no explanation beside its button',
    level: 'LEVEL_1',
    statuses: ['ALLOW', 'NOT_ALLOW'],
    kind: 'level-open',
    view: ['ALLOW', undefined],
  },
  {
    name: 'level 2 waits for level 1',
    level: 'LEVEL_2',
    statuses: ['PENDING', 'NOT_ALLOW'],
    kind: 'level-locked',
    view: ['NOT_ALLOW', 'NOT_ALLOW'],
  },
  {
    name: 'a verified level needs no explanation',
    level: 'LEVEL_1',
    statuses: ['SUCCESS', 'ALLOW'],
    kind: 'level-verified',
    view: ['SUCCESS', undefined],
  },
  {
    name: 'level 2 that is closed although level 1 is verified waits for nothing',
    level: 'LEVEL_2',
    statuses: ['SUCCESS', 'NOT_ALLOW'],
    kind: 'level-locked',
    view: ['NOT_ALLOW', 'notOffered'],
  },
  {
    name: 'a closed account closes level 1, which the headline explains',
    level: 'LEVEL_1',
    statuses: ['NOT_ALLOW', 'NOT_ALLOW'],
    view: ['CERTIFICATION_DISABLED', undefined],
  },
  {
    name: 'a closed account closes level 2, which the headline explains',
    level: 'LEVEL_2',
    statuses: ['NOT_ALLOW', 'NOT_ALLOW'],
    view: ['CERTIFICATION_DISABLED', undefined],
  },
  {
    name: 'a level on hold looks like one that cannot be started yet',
    level: 'LEVEL_1',
    statuses: ['ALLOW', 'NOT_ALLOW'],
    kind: 'level-on-hold',
    view: ['NOT_ALLOW', 'onHold'],
  },
  {
    name: 'a level that is turned off is explained unless the headline does',
    level: 'LEVEL_2',
    statuses: ['SUCCESS', 'CERTIFICATION_DISABLED'],
    kind: 'level-disabled',
    view: ['CERTIFICATION_DISABLED', 'CERTIFICATION_DISABLED'],
  },
];

test.each(ROWS)('$name', ({ level, statuses: [first, second], kind, view: [status, explanation] }) => {
  const statuses = { LEVEL_1: { status: first }, LEVEL_2: { status: second } };
  expect(stepView({ level, statuses, statement: kind && { kind } })).toEqual({ status, explanation });
});
