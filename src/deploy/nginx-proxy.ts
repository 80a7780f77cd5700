import { parseInitialConfig } from '../domain/initial-config';
import { quoted } from './nginx-syntax';
import { COMMON_HEADERS } from './policies';
import type { SiteSettings } from './settings';

/** Bytes of a call's body: a document's picture inside JSON. */
const MAX_BODY = '16m';
/** Seconds to wait for the API: slightly more than the app waits. */
const API_SECONDS = 35;
/** Seconds to keep an idle connection: many servers close theirs after five. */
const IDLE_SECONDS = 4;
const PUBLIC_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

const upstreamName = (index: number) => `account_api_${index}`;

export function upstream({ proxy }: SiteSettings, index: number): string[] {
  if (proxy === undefined) return [];
  const { protocol, hostname, port } = new URL(proxy.to);
  return [
    '',
    `upstream ${upstreamName(index)} {`,
    `    server ${hostname}:${port || (protocol === 'https:' ? 443 : 80)};`,
    '    keepalive 16;',
    `    keepalive_timeout ${IDLE_SECONDS}s;`,
    '}',
  ];
}

export function proxyLocation(site: SiteSettings, index: number): string[] {
  if (site.proxy === undefined) return [];
  const { to, host = new URL(to).host, origin, trust = PUBLIC_AUTHORITIES } = site.proxy;
  const { protocol, pathname } = new URL(to);
  const { config } = parseInitialConfig(site.initialConfig, site.hosts[0]);
  const path = config.crossApiPath.replace(/\/+$/, '');
  return [
    '',
    `    location ${path}/ {`,
    `        proxy_pass ${protocol}//${upstreamName(index)}${pathname.replace(/\/+$/, '')}/;`,
    ...(protocol === 'https:'
      ? [
          '        proxy_ssl_server_name on;',
          `        proxy_ssl_name ${host.replace(/:\d+$/, '')};`,
          '        proxy_ssl_verify on;',
          '        proxy_ssl_verify_depth 4;',
          `        proxy_ssl_trusted_certificate "${trust}";`,
        ]
      : []),
    '        proxy_http_version 1.1;',
    '        proxy_set_header connection "";',
    `        proxy_set_header host ${host};`,
    ...(origin === undefined ? [] : [`        proxy_set_header origin ${origin};`]),
    '        proxy_set_header x-forwarded-for $remote_addr;',
    '        proxy_set_header x-forwarded-proto $scheme;',
    '        proxy_set_header x-request-id $request_id;',
    `        proxy_read_timeout ${API_SECONDS}s;`,
    '        proxy_buffer_size 16k;',
    '        proxy_buffers 8 16k;',
    `        client_max_body_size ${MAX_BODY};`,
    ...Object.entries(COMMON_HEADERS).map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`),
    '    }',
  ];
}
