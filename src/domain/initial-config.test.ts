import { describe, expect, it } from 'vitest';
import { parseInitialConfig } from './initial-config';

describe('parseInitialConfig', () => {
  it('needs nothing', () => {
    const { config, problems } = parseInitialConfig({});
    expect(problems).toEqual([]);
    expect(config.requestTimeoutMs).toBe(30_000);
    expect(config.environment).toBe('production');
  });

  it('replaces a bad field by its default, names it, and keeps the others', () => {
    const { config, problems } = parseInitialConfig({ requestTimeoutMs: -5, environment: 'testnet', unknown: 1 });
    expect(problems).toEqual(['requestTimeoutMs']);
    expect([config.requestTimeoutMs, config.environment]).toEqual([30_000, 'testnet']);
  });

  it('has no server time unless the page carries a whole number', () => {
    expect(parseInitialConfig({}).config.serverTime).toBeUndefined();
    expect(parseInitialConfig({ serverTime: 1_795_165_200_000 }).config.serverTime).toBe(1_795_165_200_000);
    expect(parseInitialConfig({ serverTime: 'today' })).toMatchObject({ problems: ['serverTime'] });
  });

  it.each([[null], ['text'], [7]])('takes all defaults for %j', (raw) => {
    const { config, problems } = parseInitialConfig(raw);
    expect(problems).toHaveLength(1);
    expect(config.links.login).toBe('/login');
  });
});
