import { BASE_PATH, parseInitialConfig } from '../domain/initial-config';
import { INLINE_TAGS, NONCE, pageJson } from './page';
import { COMMON_HEADERS, headersOf, type InlineParts, PATH_POLICIES, type PathPolicy } from './policies';
import { type Settings, type SiteSettings, sourcesOf } from './settings';

/** Where the nginx file finds what it serves. */
export interface NginxPlaces {
  /** Folder of the releases, as `releases.ts` writes it. */
  readonly root: string;
  /** Path of the access log. */
  readonly accessLog: string;
  /** Whether nginx has the module for `.br` files. */
  readonly brotli: boolean;
}

const BASE = BASE_PATH.slice(0, -1);
/** Bytes of a body that a call may have: a document's picture inside of JSON. */
const MAX_BODY = '16m';
/** Seconds to wait for the API: a little more than the app itself waits. */
const API_SECONDS = 35;
/** Longest SDK token that is passed on in a cookie; browsers refuse cookies of more than 4096 bytes. */
const MAX_TOKEN = 3500;
/** Characters of a config in one variable: nginx refuses a word of more than 4096 bytes, and a character may become two. */
const CHUNK = 1500;
const INLINE: InlineParts = { style: `'nonce-${NONCE}'`, script: `'nonce-${NONCE}'` };

/** The file for the `http` context of nginx: variables from the table of policies, and a server for each site. */
export function nginxFile(settings: Settings, places: NginxPlaces): string {
  const chunks = settings.sites.map(configChunks);
  const count = Math.max(...chunks.map(({ length }) => length));
  return [
    '# Made from the table of policies and from the settings by `npm run deploy -- nginx`. Change those, and make it again.',
    ...rowMaps(settings),
    ...tokenMaps(),
    ...configMaps(chunks, count),
    '# Neither queries nor referrers are logged: the address of a page may carry a token.',
    `log_format account '$remote_addr $time_iso8601 $request_method $host "$account_asked" $status $body_bytes_sent $request_time "$http_user_agent"';`,
    ...unknownHosts(settings),
    ...settings.sites.flatMap((site, index) => server(site, index, settings, places, count)),
    '',
  ].join('\n');
}

/** A text in quotes for nginx. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function map(source: string, name: string, rows: readonly (readonly [string, string])[]): string[] {
  return ['', `map ${quoted(source)} $${name} {`, ...rows.map(([key, value]) => `    ${key} ${quoted(value)};`), '}'];
}

/** A pattern of a `map`: quoted, because it may hold braces. Backslashes stay, as nginx keeps them before all but a few characters. */
function pattern(text: string, ignoresCase = false): string {
  return `"~${ignoresCase ? '*' : ''}${text}"`;
}

function rowPattern({ screens, below }: PathPolicy): string {
  if (screens === undefined) return pattern(`^${BASE_PATH}${below}`);
  return pattern(`^${BASE}(${screens.join('|')})/*$`, true);
}

const variableOf = (header: string) => `account_${header.replaceAll('-', '_')}`;

/** The headers of every row of every site, by `site:row`. */
function headersByRow({ sites }: Settings) {
  return sites.flatMap((site, index) =>
    PATH_POLICIES.map((row) => ({ key: `"${index}:${row.name}"`, headers: headersOf(row, sourcesOf(site), INLINE) })),
  );
}

/** The headers, each with its value if all rows have the same one. */
function headerRows(settings: Settings): { readonly name: string; readonly constant: string | undefined }[] {
  const rows = headersByRow(settings);
  return Object.keys(rows[0]?.headers ?? {}).map((name) => {
    const found = new Set(rows.map(({ headers }) => headers[name]));
    return { name, constant: found.size === 1 ? [...found][0] : undefined };
  });
}

/** The row of a request, and what the row says, by site. */
function rowMaps(settings: Settings): string[] {
  const rows = PATH_POLICIES.map((row): [string, string] => [rowPattern(row), row.name]);
  const bySite = headersByRow(settings);
  return [
    ...map('$account_asked', 'account_row', [['default', 'page'], ...rows]),
    ...headerRows(settings)
      .filter(({ constant }) => constant === undefined)
      .flatMap(({ name }) =>
        map(
          '$account_site:$account_row',
          variableOf(name),
          bySite.map(({ key, headers }) => [key, headers[name] ?? '']),
        ),
      ),
    ...map(
      '$account_row',
      'account_cache',
      PATH_POLICIES.map(({ name, cache }) => [name, cache]),
    ),
    // A file that is missing now may be there after the next deploy.
    ...map('$status', 'account_cache_control', [
      ['default', 'no-store'],
      [pattern('^[23]'), '$account_cache'],
    ]),
  ];
}

/**
 * Takes the token out of the embedded verification's address: the answer is the same address without it, and a cookie that the app reads and
 * deletes. Only where the page is the whole window: in a frame of another site some browsers refuse the cookie, and the token would be lost.
 */
function tokenMaps(): string[] {
  const cookie = `kyc_sdk_token=$account_token; Path=${BASE}/auth/sdk; Max-Age=60; Secure; SameSite=Lax`;
  return [
    ...map('$args', 'account_args_left', [
      ['default', '$args'],
      // nginx finds `$arg_token` without regard to case, so it has to go likewise: otherwise the redirect would never end.
      [pattern('^token=[^&]*&?(?<account_rest>.*)$', true), '$account_rest'],
      [pattern('^(?<account_before>.*?)&token=[^&]*(?<account_after>.*)$', true), '$account_before$account_after'],
    ]),
    ...map('$account_args_left', 'account_question', [
      ['default', '?'],
      ['""', ''],
    ]),
    '',
    '# No character that could end the value of a cookie. Two tokens in one address stay where they are: the app takes the first.',
    ...map('$account_row:$http_sec_fetch_dest:$account_args_left&token=$arg_token', 'account_token', [
      ['default', ''],
      [pattern('[:&]token=[^&]*&.*token=', true), ''],
      [pattern(`^sdk:document:.*&token=(?<account_given>[A-Za-z0-9._~%+/=-]{1,${MAX_TOKEN}})$`), '$account_given'],
    ]),
    ...map('$account_token', 'account_cookie', [
      ['default', cookie],
      ['""', ''],
    ]),
  ];
}

/** The site's initial config in pieces, without its braces. */
function configChunks({ initialConfig }: SiteSettings): string[] {
  const fields = pageJson(initialConfig).slice(1, -1);
  const ascii = fields.replaceAll(
    /[^ -~]|\$/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return ascii.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [];
}

function configMaps(chunks: readonly (readonly string[])[], count: number): string[] {
  return [
    '',
    '# The time in milliseconds, for deadlines that do not depend on the clock of the member.',
    ...map('$msec', 'account_time', [[pattern('^(?<account_s>\\d+)\\.(?<account_ms>\\d+)$'), '$account_s$account_ms']]),
    ...Array.from({ length: count }, (_, part) =>
      map(
        '$account_site',
        `account_config_${part}`,
        chunks.map((ofSite, index) => [String(index), ofSite[part] ?? '']),
      ),
    ).flat(),
    '',
  ];
}

/** Hosts that no site names get no page, so that nobody can point another name at this server. */
function unknownHosts({ listen, tls }: Settings): string[] {
  return [
    '',
    'server {',
    ...listen.map((one) => `    listen ${one} default_server;`),
    '    server_name _;',
    '    access_log off;',
    ...(tls ? ['    ssl_reject_handshake on;'] : ['    return 421;']),
    '}',
  ];
}

function server(site: SiteSettings, index: number, settings: Settings, places: NginxPlaces, count: number): string[] {
  const { listen, tls } = settings;
  const config = Array.from({ length: count }, (_, part) => `$account_config_${part}`).join('');
  const start = 'id="initial-config">{';
  const isEmpty = Object.keys(site.initialConfig).length === 0;
  const time = `${isEmpty ? '' : ','}"serverTime":$account_time`;
  return [
    '',
    'server {',
    ...listen.map((one) => `    listen ${one};`),
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
    ...headerRows(settings).map(
      ({ name, constant }) =>
        `    add_header ${name} ${constant === undefined ? `$${variableOf(name)}` : quoted(constant)} always;`,
    ),
    '    add_header cache-control $account_cache_control always;',
    '    add_header set-cookie $account_cookie always;',
    '',
    `    location = ${BASE} { return 301 ${BASE_PATH}$is_args$args; }`,
    '',
    '    # Files whose names hold a hash: those of earlier releases, too, for pages that are open during a deploy.',
    `    location ~ "^${BASE_PATH}${PATH_POLICIES.find(({ name }) => name === 'asset')?.below}" {`,
    `        root "${places.root}/kept";`,
    '        try_files $uri =404;',
    '    }',
    '',
    '    # Other files. What looks like a file is never a page, so that a missing one is an error.',
    `    location ~ "^${BASE_PATH}${PATH_POLICIES.find(({ name }) => name === 'file')?.below}" { try_files $uri =404; }`,
    '',
    '    # Every other path is a page, with the initial config of the site. Errors are not logged: they would name the whole address.',
    `    location ${BASE_PATH} {`,
    '        error_log /dev/null crit;',
    '        if ($account_cookie) { return 303 $account_asked$account_question$account_args_left; }',
    '        gzip on;',
    '        sub_filter_once on;',
    `        sub_filter '${start}}' '${start}${config}${time}}';`,
    ...Object.values(INLINE_TAGS).map(
      (tag) => `        sub_filter '${tag}' '${tag.replace('>', ` nonce="${NONCE}">`)}';`,
    ),
    `        try_files ${BASE_PATH}index.html =404;`,
    '    }',
    ...proxy(site),
    '',
    '    location / { return 404; }',
    '}',
  ];
}

/** The API on the page's own host. */
function proxy(site: SiteSettings): string[] {
  if (site.proxy === undefined) return [];
  const { to, host, origin } = site.proxy;
  const { config } = parseInitialConfig(site.initialConfig, site.hosts[0]);
  const path = config.crossApiPath.replace(/\/+$/, '');
  return [
    '',
    `    location ${path}/ {`,
    `        proxy_pass ${to.replace(/\/+$/, '')}/;`,
    '        proxy_http_version 1.1;',
    '        proxy_set_header connection "";',
    `        proxy_set_header host ${host ?? new URL(to).host};`,
    ...(origin === undefined ? [] : [`        proxy_set_header origin ${origin};`]),
    '        proxy_set_header x-forwarded-for $remote_addr;',
    '        proxy_set_header x-forwarded-proto $scheme;',
    '        proxy_ssl_server_name on;',
    `        proxy_read_timeout ${API_SECONDS}s;`,
    `        client_max_body_size ${MAX_BODY};`,
    ...Object.entries(COMMON_HEADERS).map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`),
    '    }',
  ];
}

/** A main file with which nginx runs as an ordinary user in a folder of its own: `nginx -p FOLDER -c nginx.conf`. */
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
