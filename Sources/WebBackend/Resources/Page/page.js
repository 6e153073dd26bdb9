// Displays the window of one application: connects, draws messages, sends events, and reconnects after a failure.
// Messages are described in PageMessage.swift, PageState.swift, PageTree.swift and FrameMessage.swift.

import { draw } from "./frames.js";
import { listen } from "./input.js";
import { Tree } from "./tree.js";

const canvas = document.getElementById("screen");
const context = canvas.getContext("2d", { alpha: false });
const text = document.getElementById("text");
const secret = document.getElementById("secret");
const fields = [text, secret];
const tree = new Tree(document.getElementById("tree"), document.getElementById("words"), fields, send);
const status = document.getElementById("status");

const applicationEnded = 4000;
const shownElsewhere = 4001;
const firstDelay = 250;
const longestDelay = 5000;
const maximumPixels = 40e6;
/** The maximum number of unsent bytes, beyond which pointer moves are dropped. */
const sendLimit = 65536;

let socket = null;
let delay = firstDelay;
let retry = null;
let lastShake = 0;

function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (message.phase === "move" && socket.bufferedAmount > sendLimit) return;
    socket.send(JSON.stringify(message));
}

function show(connection, words) {
    document.documentElement.dataset.connection = connection;
    if (words) status.textContent = words;
}

// The metrics of the page.

const darkness = matchMedia("(prefers-color-scheme: dark)");

function sendDisplay() {
    const w = Math.max(1, innerWidth);
    const h = Math.max(1, innerHeight);
    const scale = Math.max(1, Math.min(devicePixelRatio, 4, Math.sqrt(maximumPixels / (w * h))));
    const style = getComputedStyle(document.getElementById("safe"));
    const safe = [style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight].map((it) => parseFloat(it) || 0);
    send({ t: "display", w, h, scale, dark: darkness.matches, safe });
}

function sendActive() {
    send({ t: "active", on: document.visibilityState === "visible" && document.hasFocus() });
}

/** A media query matches only one ratio, so each change registers the next query. */
function watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
        sendDisplay();
        watchPixelRatio();
    }, { once: true });
}

// The connection to the server.

function connect() {
    clearTimeout(retry);
    const url = new URL("socket", location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => {
        delay = firstDelay;
        show("open");
        tree.clear();
        sendDisplay();
        sendActive();
    });
    socket.addEventListener("message", (event) => receive(event.data));
    socket.addEventListener("close", (event) => closed(event.code));
}

function receive(data) {
    if (typeof data === "string") {
        const message = JSON.parse(data);
        if (message.t === "tree") tree.update(message);
        else if (message.t === "copy") copy(message.text);
        else update(message);
        return send({ t: "drawn", n: message.n });
    }
    send({ t: "drawn", n: draw(canvas, context, data) });
    document.documentElement.dataset.frames = Number(document.documentElement.dataset.frames || 0) + 1;
}

function update(state) {
    document.title = state.title;
    canvas.style.cursor = state.cursor;
    if (state.shake && state.shake.id !== lastShake) {
        lastShake = state.shake.id;
        navigator.vibrate?.(state.shake.rhythm);
    }
    if (state.caret) {
        const { x, y, h, mode, enter, capitals, fill, rules } = state.caret;
        const field = state.caret.secret ? secret : text;
        Object.assign(field.style, { left: `${x}px`, top: `${y}px`, height: `${h}px` });
        Object.assign(field, { inputMode: mode, enterKeyHint: enter, autocapitalize: capitals, autocomplete: fill });
        field.setAttribute("passwordrules", rules);
        field.focus({ preventScroll: true });
    } else if (fields.includes(document.activeElement)) {
        document.activeElement.blur();
        canvas.focus({ preventScroll: true });
    }
}

/** Pages without a secure origin can copy only with the older command, directly after a user action. */
function copy(words) {
    const written = navigator.clipboard?.writeText(words) ?? Promise.reject();
    written.catch(() => {
        addEventListener("copy", (event) => {
            event.clipboardData.setData("text/plain", words);
            event.preventDefault();
        }, { once: true });
        document.execCommand("copy");
    });
}

function closed(code) {
    if (code === applicationEnded) return show("ended", "The application has ended.");
    if (code === shownElsewhere) return show("elsewhere", "Shown in another tab. Click to show it here.");
    show("reconnecting", "Reconnecting…");
    // The random factor prevents all tabs from reconnecting at the same time after a restart of the server.
    retry = setTimeout(connect, delay * (0.75 + Math.random() / 2));
    delay = Math.min(delay * 2, longestDelay);
}

function connectSooner() {
    if (document.documentElement.dataset.connection !== "reconnecting" || socket.readyState !== WebSocket.CLOSED) return;
    delay = firstDelay;
    connect();
}

status.addEventListener("click", () => {
    if (document.documentElement.dataset.connection === "elsewhere") connect();
});

addEventListener("resize", sendDisplay);
darkness.addEventListener("change", sendDisplay);
addEventListener("focus", sendActive);
addEventListener("blur", sendActive);
addEventListener("online", connectSooner);
document.addEventListener("visibilitychange", () => {
    send({ t: "visible", on: document.visibilityState === "visible" });
    sendActive();
    connectSooner();
});

status.textContent = "Connecting…";
watchPixelRatio();
listen(canvas, fields, send);
canvas.focus({ preventScroll: true });
connect();
