import type { Fault } from '../../core/fault-schema';
import type { FaultKind } from '../../core/faults';
import { deepMerge } from '../../core/merge';
import { patchFor } from '../../core/paths';
import type { Field } from './schema';

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

/** One line: kind, parameters and how often. */
export function faultText(fault: Fault): string {
  const { endpoint: _endpoint, kind, from, times, share, seed, ...parameters } = fault;
  const values = leavesOf(parameters).filter((value) => value !== '' && value !== undefined);
  const often = share === undefined ? 'always' : `${Math.round(share * 100)} % of calls, seed ${seed ?? 1}`;
  const start = from === undefined ? [] : [`from call ${from}`];
  return [kind, ...values, ...start, times === undefined ? often : `${times}×`].join(' · ');
}

/** None for a field that is typed. A switch is chosen, because its key may be absent. */
export function optionsOf(field: Field): readonly (string | number | boolean)[] {
  if (field.kind === 'switch') return [true, false];
  return field.kind === 'choice' ? field.options : [];
}

/** An invalid value stays unchanged, so that the server's error appears. */
function parsed(text: string, field: Field): unknown {
  if (field.kind === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return optionsOf(field).find((option) => String(option) === text) ?? text;
}

/** `typed` by dotted path; empty texts are left out. */
export function typedFault(
  endpoint: string,
  kind: FaultKind,
  fields: ReadonlyMap<string, Field>,
  typed: Readonly<Record<string, string>>,
): Fault {
  const values = [...fields].flatMap(([path, field]) => {
    const text = typed[path] ?? '';
    return text === '' ? [] : [patchFor(path, parsed(text, field))];
  });
  return values.reduce<unknown>(deepMerge, { endpoint, kind }) as Fault;
}
