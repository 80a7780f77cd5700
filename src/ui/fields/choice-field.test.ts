import { describe, expect, it } from 'vitest';
import { type Choice, toggleChoice } from './choice-field';

const choices: Choice[] = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'none', label: 'None', exclusive: true },
];
const toggle = (chosen: string[], value: string) =>
  toggleChoice(choices, chosen, choices.find((choice) => choice.value === value) as Choice);

describe('a multiple choice', () => {
  it('adds and takes away, in the order of the choices', () => {
    expect(toggle(['b'], 'a')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('with an exclusive choice drives out the others, and they it', () => {
    expect(toggle(['a', 'b'], 'none')).toEqual(['none']);
    expect(toggle(['none'], 'b')).toEqual(['b']);
    expect(toggle(['none'], 'none')).toEqual([]);
  });
});
