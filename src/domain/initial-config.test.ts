import { describe, expect, it } from 'vitest';
import { isColour } from './colours';
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

  it.each([
    ['www.testnet.example.com', {}, 'testnet'],
    ['TESTNET.example.com', {}, 'testnet'],
    ['www.mytestnet.com', {}, 'production'],
    ['www.example.com', {}, 'production'],
    ['www.testnet.example.com', { environment: 'test' }, 'test'],
    ['www.example.com', { environment: 'testnet' }, 'testnet'],
    ['www.testnet.example.com', { environment: 'staging' }, 'testnet'],
  ])('on %s, %j is the environment %s', (hostname, raw, environment) => {
    expect(parseInitialConfig(raw, hostname).config.environment).toBe(environment);
  });

  it.each([
    ['#1a5fd0', '#1a5fd0', []],
    ['', '', []],
    ['#1a5fd0cc', '', ['brandColour']],
    ['blue', '', ['brandColour']],
  ])('takes %j for the brand colour %j', (brandColour, taken, refused) => {
    const { config, problems } = parseInitialConfig({ brandColour });
    expect([config.brandColour, problems]).toEqual([taken, refused]);
    expect(taken !== '').toBe(isColour(brandColour));
  });

  it.each([[null], ['text'], [7]])('takes all defaults for %j', (raw) => {
    const { config, problems } = parseInitialConfig(raw);
    expect(problems).toHaveLength(1);
    expect(config.links.login).toBe('/login');
  });
});
