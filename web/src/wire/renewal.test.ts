// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { renewal } from './renewal';

const reload = vi.fn();

/** A page that began with a script, or that is being developed. */
function pageOf(script: string | null, body = ''): void {
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  if (script === null) return;
  const element = document.createElement('script');
  element.type = 'text/plain'; // it is not to be fetched
  element.setAttribute('src', script);
  document.head.append(element);
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  pageOf('/assets/main-old.js');
  renewal.due('');
});

test('a page of another build than the server loads itself anew', () => {
  renewal.due('/assets/main-new.js');
  renewal.now();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page of the same build stays', () => {
  renewal.due('/assets/main-old.js');
  renewal.now();
  expect(reload).not.toHaveBeenCalled();
});

test('a server without a build of its own renews nothing', () => {
  renewal.due('');
  renewal.now();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is being developed stays', () => {
  pageOf(null);
  renewal.due('/assets/main-new.js');
  renewal.now();
  expect(reload).not.toHaveBeenCalled();
});

test('whoever is writing is not interrupted, and the page is renewed once they are done', () => {
  pageOf('/assets/main-old.js', '<textarea>Good ga</textarea>');
  renewal.due('/assets/main-new.js');
  renewal.now();
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('textarea')!.value = '';
  renewal.now();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that was loaded anew for a build and is still another does not try again', () => {
  renewal.due('/assets/main-new.js');
  renewal.now();
  renewal.due('/assets/main-new.js');
  renewal.now();
  expect(reload).toHaveBeenCalledOnce();
});
