import { describe, expect, it } from 'vitest';
import { errorEntries } from './form';

describe('errorEntries', () => {
  it('sorts errors in the order of the fields, nested ones by their path', () => {
    const errors = {
      phone: { number: { type: 'pattern', message: 'Number' } },
      source: { type: 'required', message: 'Source' },
      name: { type: 'required', message: 'Name', ref: { name: 'name' } },
    };
    expect(errorEntries(errors, ['name', 'source', 'phone'])).toEqual([
      { fieldId: 'name', message: 'Name' },
      { fieldId: 'source', message: 'Source' },
      { fieldId: 'phone.number', message: 'Number' },
    ]);
  });

  it('puts errors that belong to no field last', () => {
    const errors = { root: { message: 'Server' }, name: { message: 'Name' } };
    expect(errorEntries(errors as never, ['name']).map(({ message }) => message)).toEqual(['Name', 'Server']);
  });

  it('returns an empty list without errors', () => {
    expect(errorEntries({}, ['name'])).toEqual([]);
  });
});
