// The files for those who host Taproom, as far as they can be checked without an engine that runs them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: unknown;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const compose: Compose = parse(read('deploy/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const servers = services.filter(([, { build }]) => build);

describe('compose.yaml', () => {
  test('names only services and volumes that it has', () => {
    for (const [name, { depends_on = [], volumes = [] }] of services) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect([name, needed.filter((one) => !compose.services[one])]).toEqual([name, []]);
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        const isThere = from.startsWith('.') ? existsSync(join(ROOT, 'deploy', from)) : from in compose.volumes;
        expect([volume, isThere]).toEqual([volume, true]);
      }
    }
  });

  test('runs servers that are watched, cannot write to their image, and have no privileges', () => {
    expect(servers.map(([name]) => name)).toEqual(['server-1', 'server-2']);
    for (const [, { build, healthcheck, read_only, cap_drop }] of servers) {
      expect(existsSync(join(ROOT, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
      expect([Boolean(healthcheck), read_only, cap_drop]).toEqual([true, true, ['ALL']]);
    }
  });

  test('sets only what the page about hosting explains', () => {
    const page = read('docs/hosting.md');
    for (const [, { environment = {} }] of servers)
      expect(Object.keys(environment).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

test('the Caddyfile asks the servers of compose.yaml, and is closed where it is opened', () => {
  const text = read('deploy/Caddyfile').replaceAll(/#.*$/gm, '');
  const [, upstreams = ''] = /reverse_proxy ([^{]*)\{/.exec(text) ?? [];
  expect(upstreams.trim().split(/\s+/)).toEqual(servers.map(([name]) => `${name}:8080`));
  const braces = text.replaceAll(/\{\$\w+\}/g, '').replaceAll(/[^{}]/g, '');
  expect(braces).toMatch(/^\{(\{\})+\}$/);
});

describe('the Dockerfile', () => {
  const text = read('deploy/Dockerfile');

  test('copies only what is there', () => {
    const copied = [...text.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    expect(copied.length).toBeGreaterThan(9);
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('makes an image of production packages that is watched, keeps its tables, and does not run as root', () => {
    const [, image = ''] = text.split(/^FROM manifests$/m);
    expect(image).toMatch(/npm ci --omit=dev/);
    for (const line of ['USER node', 'VOLUME /data', 'HEALTHCHECK ']) expect(image).toContain(`\n${line}`);
    expect(image.indexOf('\nUSER node')).toBeLessThan(image.indexOf('\nCMD '));
  });
});

describe('taproom.service', () => {
  const unit = read('deploy/taproom.service');

  test('starts what is there, with the tables where admin looks for them', () => {
    const [, script = '', words = ''] = /^ExecStart=\/usr\/bin\/node (\S+) (.*)$/m.exec(unit) ?? [];
    expect(existsSync(join(ROOT, script))).toBe(true);
    const [, file = ''] = /--data (\S+)/.exec(words) ?? [];
    expect(read('packages/cli/src/input/database.ts')).toContain(`'${file}'`);
    expect(unit).toContain('StateDirectory=taproom\n');
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  test.skipIf(!hasSystemd)('is sound, and exposes little', () => {
    const folder = mkdtempSync(join(tmpdir(), 'taproom-unit-'));
    const file = join(folder, 'taproom.service');
    // Whether Node lies there depends on the computer.
    writeFileSync(file, unit.replace('/usr/bin/node', '/bin/true'));
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]);
    rmSync(folder, { recursive: true });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect(judged.status).toBe(0);
  });
});
