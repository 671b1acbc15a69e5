import { chmod, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isPrivateFolder, makePrivateFolder } from "./private-folder.ts";
import { socketPath } from "./socket-path.ts";

const linux = { platform: "linux", temporary: "/tmp" } as const;

test("the socket is in the data folder", () => {
  expect(socketPath("/srv/verbena/data", linux)).toEqual({
    path: "/srv/verbena/data/control.sock",
    folder: null,
  });
});

test("where that path is too long for a socket, it has a folder of its own elsewhere", () => {
  const place = socketPath(`/srv/${"á".repeat(60)}/data`, linux);
  expect(place?.folder).toMatch(/^\/tmp\/verbena-[0-9a-f]{32}$/);
  expect(place?.path).toBe(`${place?.folder}/control.sock`);
  expect(socketPath(`/srv/${"á".repeat(61)}/data`, linux)?.path).not.toBe(place?.path);
});

test("where that is too long as well there is none", () => {
  const temporary = `/${"b".repeat(100)}`;
  expect(socketPath(`/${"a".repeat(100)}`, { platform: "linux", temporary })).toBeNull();
});

test("on Windows it is a pipe of the data folder's", () => {
  const windows = { platform: "win32", temporary: "C:\\Temp" } as const;
  const place = socketPath("/data", windows);
  expect(place?.path).toMatch(/^\\\\\.\\pipe\\verbena-[0-9a-f]{32}$/);
  expect(socketPath("/other", windows)?.path).not.toBe(place?.path);
});

test("a folder that others may use, or a link to one, is not trusted", async () => {
  const place = await mkdtemp(join(tmpdir(), "verbena-private-"));
  onTestFinished(() => rm(place, { recursive: true }));
  const folder = join(place, "own");
  expect(isPrivateFolder(folder)).toBe(false);
  expect(makePrivateFolder(folder)).toBe(true);
  expect(makePrivateFolder(folder)).toBe(true);
  const link = join(place, "link");
  await symlink(folder, link);
  expect(isPrivateFolder(link)).toBe(false);
  await chmod(folder, 0o755);
  expect(makePrivateFolder(folder)).toBe(false);
  const file = join(place, "file");
  await writeFile(file, "in its place");
  expect(makePrivateFolder(file)).toBe(false);
});
