import { BASE_PATH } from '../domain/initial-config';
import { configChunks, configMaps } from './nginx-config';
import { proxyLocation, upstream } from './nginx-proxy';
import { belowOf, headerLines, rowMaps } from './nginx-rows';
import { FORMAT } from './nginx-syntax';
import { INLINE_TAGS, NONCE } from './page';
import type { Settings, SiteSettings } from './settings';

export interface NginxPlaces {
  /** Folder of the releases (`releases.ts`). */
  readonly root: string;
  readonly accessLog: string;
  /** Pages that were answered with an error. */
  readonly errorLog: string;
  /** Whether nginx has the brotli module. */
  readonly brotli: boolean;
  /** 1.25.1 added the `http2` directive. Default: Debian's 1.22. */
  readonly version?: string | undefined;
}

const BASE = BASE_PATH.slice(0, -1);
/** Size and number of request header lines: a token may be in the address and a header. The API must accept as much. */
const HEADER_BUFFERS = '4 16k';
/** JSON; times are in seconds. */
const LOG_LINE = `{${Object.entries({
  time: '$time_iso8601',
  id: '$request_id',
  client: '$remote_addr',
  method: '$request_method',
  host: '$host',
  path: '$account_asked',
  status: '$status',
  bytes: '$body_bytes_sent',
  seconds: '$request_time',
  api_status: '$upstream_status',
  api_seconds: '$upstream_response_time',
  agent: '$http_user_agent',
})
  .map(([name, value]) => `"${name}":"${value}"`)
  .join(',')}}`;
/** For nginx's `http` context. */
export function nginxFile(settings: Settings, places: NginxPlaces): string {
  const chunks = settings.sites.map(configChunks);
  const count = Math.max(...chunks.map(({ length }) => length));
  return [
    `${FORMAT} Made from the table of policies and from the settings by \`npm run deploy -- nginx\`. Change those, and make it again.`,
    ...rowMaps(settings),
    ...configMaps(chunks, count),
    '# Neither queries nor referrers are logged: the address of a page may carry a token.',
    `log_format account escape=json '${LOG_LINE}';`,
    'map $status $account_failed { ~^[45] 1; default 0; }',
    ...settings.sites.flatMap(upstream),
    ...unknownHosts(settings, places),
    ...settings.sites.flatMap((site, index) => server(site, index, settings, places, count)),
    '',
  ].join('\n');
}

function listens({ listen }: Settings, { version = '1.22' }: NginxPlaces, more = ''): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const hasDirective = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  const speaksHttp2 = listen.some((one) => /\bhttp2\b/.test(one));
  return [
    ...listen.map((one) => `    listen ${hasDirective ? one.replace(/ +http2\b/, '') : one}${more};`),
    ...(hasDirective && speaksHttp2 ? ['    http2 on;'] : []),
  ];
}

/** Unknown hosts get no page, so no one can point another name here. */
function unknownHosts(settings: Settings, places: NginxPlaces): string[] {
  return [
    '',
    'server {',
    ...listens(settings, places, ' default_server'),
    '    server_name _;',
    // nginx takes these limits from the default server.
    `    large_client_header_buffers ${HEADER_BUFFERS};`,
    '    access_log off;',
    ...(settings.tls ? ['    ssl_reject_handshake on;'] : []),
    // Also if another address of this server speaks TLS.
    '    return 421;',
    '}',
  ];
}

function server(site: SiteSettings, index: number, settings: Settings, places: NginxPlaces, count: number): string[] {
  const { tls } = settings;
  const config = Array.from({ length: count }, (_, part) => `$account_config_${part}`).join('');
  const start = 'id="initial-config">{';
  const isEmpty = Object.keys(site.initialConfig).length === 0;
  const time = `${isEmpty ? '' : ','}"serverTime":$account_time`;
  return [
    '',
    'server {',
    ...listens(settings, places),
    `    server_name ${site.hosts.join(' ')};`,
    ...(tls
      ? [
          `    ssl_certificate "${tls.certificate}";`,
          `    ssl_certificate_key "${tls.key}";`,
          '    ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : []),
    `    set $account_site ${index};`,
    '    # The path as it was asked for: serving a file changes $uri.',
    '    set $account_asked $uri;',
    `    large_client_header_buffers ${HEADER_BUFFERS};`,
    ...settings.trustedProxies.map((network) => `    set_real_ip_from ${network};`),
    ...(settings.trustedProxies.length > 0 ? ['    real_ip_header x-forwarded-for;', '    real_ip_recursive on;'] : []),
    `    root "${places.root}/current";`,
    '    charset utf-8;',
    '    charset_types text/css text/javascript application/javascript application/json image/svg+xml;',
    '    server_tokens off;',
    '    absolute_redirect off;',
    `    access_log "${places.accessLog}" account;`,
    '    log_not_found off;',
    '    gzip_static on;',
    '    gzip_vary on;',
    ...(places.brotli ? ['    brotli_static on;'] : []),
    '',
    ...headerLines(settings),
    '    add_header cache-control $account_cache_control always;',
    '',
    '    if ($account_unplain) {',
    `        set $account_asked ${BASE_PATH};`,
    '        return 404;',
    '    }',
    '',
    `    location = ${BASE} { return 301 ${BASE_PATH}$is_args$args; }`,
    '',
    '    # Files whose names hold a hash: those of earlier releases, too, for pages that are open during a deploy.',
    `    location ~ "^${BASE_PATH}${belowOf('asset')}" {`,
    `        root "${places.root}/kept";`,
    '        try_files $uri =404;',
    '    }',
    '',
    '    # Other files. What looks like a file is never a page, so that a missing one is an error.',
    `    location ~ "^${BASE_PATH}${belowOf('file')}" { try_files $uri =404; }`,
    '',
    '    # Every other path is a page, with the initial config of the site. Its errors have a log without queries, which nginx writes into its own.',
    `    location ${BASE_PATH} {`,
    '        error_log /dev/null crit;',
    `        access_log "${places.accessLog}" account;`,
    `        access_log "${places.errorLog}" account if=$account_failed;`,
    '        gzip on;',
    '        sub_filter_once on;',
    `        sub_filter '${start}}' '${start}${config}${time}}';`,
    ...Object.values(INLINE_TAGS).map(
      (tag) => `        sub_filter '${tag}' '${tag.replace('>', ` nonce="${NONCE}">`)}';`,
    ),
    `        try_files ${BASE_PATH}index.html =404;`,
    '    }',
    ...proxyLocation(site, index),
    '',
    '    location / { return 404; }',
    '}',
  ];
}

/** For nginx as an ordinary user: `nginx -p FOLDER -c nginx.conf`. */
export function nginxMainFile(modules: readonly string[], mimeTypes = '/etc/nginx/mime.types'): string {
  return [
    '# Runs nginx as an ordinary user; all that it writes is in the folder of this file.',
    ...modules.map((path) => `load_module "${path}";`),
    'worker_processes auto;',
    'pid nginx.pid;',
    'error_log error.log error;',
    'events { worker_connections 1024; }',
    'http {',
    `    include "${mimeTypes}";`,
    '    default_type application/octet-stream;',
    '    access_log off;',
    '    sendfile on;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `    ${kind}_temp_path temp-${kind};`),
    '    include account.conf;',
    '}',
    '',
  ].join('\n');
}
