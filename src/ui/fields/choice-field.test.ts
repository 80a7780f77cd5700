import { describe, expect, it } from 'vitest';
import { type Choice, toggleChoice } from './choice-field';

const choices: Choice[] = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'none', label: 'None', exclusive: true },
];
const toggle = (chosen: string[], value: string) =>
  toggleChoice(choices, chosen, choices.find((choice) => choice.value === value) as Choice);

describe('toggleChoice', () => {
  it('adds or removes a choice and keeps the order of the choices', () => {
    expect(toggle(['b'], 'a')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('deselects all others with an exclusive choice, and an exclusive choice with any other', () => {
    expect(toggle(['a', 'b'], 'none')).toEqual(['none']);
    expect(toggle(['none'], 'b')).toEqual(['b']);
    expect(toggle(['none'], 'none')).toEqual([]);
  });
});
