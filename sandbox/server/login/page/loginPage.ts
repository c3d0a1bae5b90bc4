import { AFTER_LOGIN, ENDED_PARAMETER, safeRedirect } from '#shared/site/login.ts';
import { callExchange, describeTrouble, readToken } from './callExchange.ts';
import { element, setBusy, showWrong } from './elements.ts';
import { takeChoices } from './takeChoices.ts';
import { say, sayAround, sayTime } from './words.ts';

// The script of /login: external, for the page's policy allows no other.

takeChoices();

const form = element('login', HTMLFormElement);
const account = element('account', HTMLInputElement);
const password = element('password', HTMLInputElement);
const reveal = element('reveal', HTMLButtonElement);
const failed = element('failed', HTMLElement);
const who = element('who', HTMLElement);
const whoFailed = element('who-failed', HTMLElement);
const goOn = element('go-on', HTMLAnchorElement);

const params = new URLSearchParams(location.search);
const asked = params.get('redirect_url');
const destination = safeRedirect(asked, location.origin);
let isBusy = false;
let stopCountdown: () => void = () => undefined;

function showDestination(): void {
  const isRefused = asked !== null && destination === AFTER_LOGIN && !asked.includes(AFTER_LOGIN);
  for (const line of document.querySelectorAll('.destination')) {
    if (isRefused) {
      line.textContent = say('refused');
    } else {
      const path = destination.split(/[?#]/, 1)[0] ?? destination;
      const shown = Object.assign(document.createElement('b'), { textContent: path, dir: 'ltr' });
      line.replaceChildren(...sayAround('then', shown));
    }
  }
  goOn.href = destination;
}

async function logIn(name: string, secret: string): Promise<void> {
  if (isBusy) {
    return;
  }
  setAllBusy(true);
  clearWrong();
  const answer = await callExchange('/user/public/login', {
    account: name,
    password: secret,
    redirect_url: destination,
  });
  if (answer.code === 0) {
    const given = answer.result.redirect_url;
    location.replace(safeRedirect(typeof given === 'string' ? given : destination, location.origin));
    return;
  }
  setAllBusy(false);
  const { remaining, retryAfter } = answer.info;
  const isTooEarly = answer.code === 131080 || answer.code === 139001;
  if (isTooEarly || (answer.code === 10031 && remaining === 0)) {
    showLock(Number(retryAfter));
  } else if (answer.code === 10031) {
    showWrong(password, say('wrong', { count: String(remaining) }));
    password.select();
  } else {
    showTrouble(describeTrouble(answer));
  }
}

/** Shows an error that concerns no field in the card that is visible. */
function showTrouble(text: string): void {
  const place = form.hidden ? whoFailed : failed;
  place.textContent = text;
  place.scrollIntoView({ block: 'nearest' });
}

/** Counts down at the field. A screen reader reads it once; the ticking is for the eye. */
function showLock(seconds: number): void {
  if (form.hidden) {
    showTrouble(say('locked', { time: sayTime(seconds) }));
    return;
  }
  const time = Object.assign(document.createElement('span'), { ariaLive: 'off' });
  const untilMs = Date.now() + seconds * 1000;
  showWrong(password, ...sayAround('locked', time));
  const tick = (): void => {
    const left = Math.ceil((untilMs - Date.now()) / 1000);
    time.textContent = sayTime(Math.max(0, left));
    if (left <= 0) {
      clearWrong();
    }
  };
  const timer = setInterval(tick, 1000);
  stopCountdown = () => clearInterval(timer);
  tick();
  password.focus();
}

function clearWrong(): void {
  stopCountdown();
  showWrong(account, '');
  showWrong(password, '');
  failed.textContent = '';
  whoFailed.textContent = '';
}

function setAllBusy(value: boolean): void {
  isBusy = value;
  setBusy(form, value);
  for (const button of document.querySelectorAll('button.account, button.go')) {
    button.setAttribute('aria-disabled', String(value));
  }
}

/** Shows which user is logged in here, if any. */
async function showVisitor(): Promise<void> {
  const answer = readToken() === '' ? undefined : await callExchange('/v2/private/user/profile');
  const isKnown = answer?.code === 0;
  who.hidden = !isKnown;
  form.hidden = isKnown;
  if (isKnown) {
    element('who-name', HTMLElement).textContent = `${answer.result.username} (${answer.result.email})`;
  }
}

async function logOut(): Promise<void> {
  if (isBusy) {
    return;
  }
  setAllBusy(true);
  clearWrong();
  const answer = await callExchange('/logout', {});
  setAllBusy(false);
  if (answer.code !== 0) {
    showTrouble(describeTrouble(answer));
  }
  // Another user may have logged in on this browser in the meantime: the page then shows them.
  await showVisitor();
  if (!form.hidden) {
    account.focus();
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const name = account.value.trim();
  if (isBusy) {
    return;
  }
  clearWrong();
  if (password.value === '') {
    showWrong(password, say('enterPassword'));
    password.focus();
  }
  if (name === '') {
    showWrong(account, say('enterAccount'));
    account.focus();
  }
  if (name !== '' && password.value !== '') {
    void logIn(name, password.value);
  }
});

reveal.addEventListener('click', () => {
  const isShown = password.type === 'text';
  password.type = isShown ? 'password' : 'text';
  reveal.textContent = say(isShown ? 'show' : 'hide');
  reveal.ariaLabel = say(isShown ? 'showPassword' : 'hidePassword');
  reveal.ariaPressed = String(!isShown);
});

element('accounts', HTMLElement).addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const { account: name, password: secret } = button?.dataset ?? {};
  if (name !== undefined && secret !== undefined) {
    account.value = name;
    void logIn(name, secret);
  }
});

element('log-out', HTMLButtonElement).addEventListener('click', () => void logOut());

// A page that comes back out of the browser's memory shows who was logged in then.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) {
    setAllBusy(false);
    void showVisitor();
  }
});

for (const line of document.querySelectorAll<HTMLElement>('.ended')) {
  line.hidden = !params.has(ENDED_PARAMETER);
}
showDestination();
void showVisitor();
// Pressed before this script listens they would do nothing, and the form would be sent with the password in its address.
for (const button of document.querySelectorAll('button')) {
  button.disabled = false;
}
