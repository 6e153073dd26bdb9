// Turns the browser's events into messages. Nothing is interpreted here: which key is which, and which buttons
// went down is the server's business (PageTranslator.swift).

/** Sends what happens on the page through `send`, for as long as the page lives. `fields` are what text is typed into. */
export function listen(canvas, fields, send) {
    pointers(canvas, fields, send);
    wheel(canvas, send);
    keys(fields, send);
    for (const field of fields) typing(field, send);
}

function pointers(canvas, fields, send) {
    const kinds = new Set(["mouse", "touch", "pen"]);
    const tell = (event, phase, x, y) =>
        send({
            t: "pointer",
            id: event.pointerId,
            kind: kinds.has(event.pointerType) ? event.pointerType : "touch",
            phase,
            x,
            y,
            buttons: event.buttons,
            ts: event.timeStamp,
            ...(event.pointerType === "mouse" ? {} : { feel: feel(event) }),
        });
    const report = (phase) => (event) => {
        event.preventDefault();
        tell(event, phase, event.clientX, event.clientY);
    };
    const down = report("down");
    canvas.addEventListener("pointerdown", (event) => {
        // So that a drag goes on outside of the page, and its end is heard.
        canvas.setPointerCapture(event.pointerId);
        if (!fields.includes(document.activeElement)) canvas.focus({ preventScroll: true });
        down(event);
    });
    canvas.addEventListener("pointermove", report("move"));
    canvas.addEventListener("pointerup", report("up"));
    canvas.addEventListener("pointercancel", report("cancel"));
    // Nothing lies there: what a mouse or a pen hovered over is left.
    canvas.addEventListener("pointerleave", (event) => {
        if (event.pointerType !== "touch" && !event.buttons) tell(event, "move", -1, -1);
    });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
}

/** How a finger or a pen is pressed and held. */
function feel(event) {
    return {
        pressure: event.pressure,
        radius: Math.max(event.width, event.height) / 2,
        altitude: event.altitudeAngle,
        azimuth: event.azimuthAngle,
    };
}

function wheel(canvas, send) {
    const pixelsPerLine = 16;
    canvas.addEventListener("wheel", (event) => {
        const { deltaMode: mode, deltaX, deltaY } = event;
        const isLines = mode === WheelEvent.DOM_DELTA_LINE;
        if (event.ctrlKey) {
            // Zooming by Control and a wheel stays the browser's; it says so of a track pad's pinches, too, and those are the app's.
            if (isLines || isNotched(event.wheelDeltaX, event.wheelDeltaY)) return;
            event.preventDefault();
            const scale = Math.min(Math.max(Math.exp(-deltaY / 100), 0.1), 10);
            send({ t: "pinch", x: event.clientX, y: event.clientY, scale, ts: event.timeStamp });
            return;
        }
        event.preventDefault();
        const isPages = mode === WheelEvent.DOM_DELTA_PAGE;
        send({
            t: "wheel",
            x: event.clientX,
            y: event.clientY,
            dx: deltaX * (isPages ? innerWidth : isLines ? pixelsPerLine : 1),
            dy: deltaY * (isPages ? innerHeight : isLines ? pixelsPerLine : 1),
            notches: isLines || isNotched(event.wheelDeltaX, event.wheelDeltaY),
            ts: event.timeStamp,
        });
    }, { passive: false });
}

/**
 * Wheels turn by whole notches, of 120 units each; track pads hardly ever by a multiple of it. That says how the content should
 * travel; how far is the browser's to say.
 */
function isNotched(x, y) {
    const unit = 120;
    if (!x && !y) return false;
    return (x || 0) % unit === 0 && (y || 0) % unit === 0;
}

/** Combinations that a browser's user counts on; the application hears of them, too. */
function isBrowsers(event) {
    if (["F5", "F11", "F12"].includes(event.key)) return true;
    if (!event.ctrlKey && !event.metaKey) return false;
    return "rtwnlq+-=0jiu".includes(event.key.toLowerCase()) || event.key === "Tab";
}

/** Whether a key of an Apple keyboard chooses among a key's signs by Option, as others do by AltGr. */
const isMac = /^(Mac|iP)/.test(navigator.platform);

/** Whether AltGr is held; or Option, on a Mac, with a key that has a sign. */
function choosesSign(event) {
    return event.getModifierState("AltGraph") || (isMac && event.altKey && event.key.length === 1);
}

function isPaste(event) {
    if (event.altKey || event.getModifierState("AltGraph")) return false;
    if (event.key === "Insert") return event.shiftKey && !event.ctrlKey && !event.metaKey;
    return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "v";
}

function keys(fields, send) {
    const modifiers = (event) =>
        (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0) |
        (event.getModifierState("CapsLock") ? 16 : 0) |
        (event.getModifierState("AltGraph") ? 32 : choosesSign(event) ? 64 : 0);
    const message = (event, down) => ({
        t: "key", down, code: event.code, key: event.key, modifiers: modifiers(event), repeat: event.repeat, ts: event.timeStamp,
    });
    const isTyping = (event) =>
        fields.includes(document.activeElement) && (event.key === "Dead" || event.key.length === 1) &&
        (choosesSign(event) || (!event.ctrlKey && !event.metaKey));
    const isComposed = (event) => event.isComposing || event.key === "Process" || event.key === "Unidentified";
    const paste = pasting(send);
    addEventListener("keydown", (event) => {
        if (isComposed(event)) return;
        // What is pasted comes first; the browser tells of it once the key is its own.
        if (isPaste(event)) return paste(message(event, true));
        send(message(event, true));
        // The key has told of its letter already.
        const field = document.activeElement;
        if (fields.includes(field)) field.typed = isTyping(event) ? event.key : null;
        // What the text field has to see produces text; all else is the application's.
        if (!isTyping(event) && !isBrowsers(event)) event.preventDefault();
    });
    addEventListener("keyup", (event) => {
        if (!isComposed(event)) send(message(event, false));
    });
}

/**
 * Browsers give their clipboard to a page while a person pastes, and at no other time. Answers what tells of a key that pastes: once the
 * text is told of, or without it where the clipboard has none.
 */
function pasting(send) {
    /** Longer texts stay outside. */
    const longest = 1 << 22;
    let waiting = [];
    // The server takes messages of 64 KB.
    const tell = (text) => {
        const pieces = text.match(/[^]{1,8192}/gu);
        pieces.forEach((piece, index) => send({ t: "clipboard", text: piece, more: index + 1 < pieces.length }));
    };
    /** Whether keys that paste have been sent without a text, which may come late: it is not theirs to paste twice. */
    let isLate = false;
    const flush = () => {
        for (const key of waiting) send(key);
        waiting = [];
    };
    addEventListener("paste", (event) => {
        event.preventDefault();
        const text = event.clipboardData?.getData("text/plain");
        if (text && text.length <= longest) tell(text);
        const isByKey = waiting.length > 0 || isLate;
        isLate = false;
        flush();
        // The browser's own menu pastes without a key, which the application hears of as if there had been one.
        if (text && !isByKey) pasteByMenu(send, event.timeStamp);
    });
    return (key) => {
        isLate = false;
        waiting.push(key);
        setTimeout(() => {
            isLate = waiting.length > 0;
            flush();
        });
    };
}

/** Sends the key that pastes, down and up. */
function pasteByMenu(send, ts) {
    const control = 2;
    for (const down of [true, false]) send({ t: "key", down, code: "KeyV", key: "v", modifiers: control, repeat: false, ts });
}

/** A text in parts of at most 4,096 units, as messages hold, cut between characters. */
export function parts(text) {
    return text.match(/[^]{1,2048}/gu) || [];
}

/** Whether a text may not be cut at `index`, since one character lies on both sides. */
function isInside(text, index) {
    const isHigh = (code) => code >= 0xd800 && code < 0xdc00;
    return index > 0 && index < text.length && isHigh(text.charCodeAt(index - 1));
}

/**
 * What turns one text into another: ranges of it, in UTF-16 units, and what takes their place. Texts that are too long for one message are
 * put in piece by piece. All that is the same at the beginning and the end stays, so that no length of a text is too much.
 */
export function edits(before, after) {
    const shortest = Math.min(before.length, after.length);
    let start = 0;
    while (start < shortest && before[start] === after[start]) start += 1;
    if (isInside(before, start) || isInside(after, start)) start -= 1;
    let same = 0;
    while (same < shortest - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
    if (isInside(before, before.length - same) || isInside(after, after.length - same)) same -= 1;
    const inserted = parts(after.slice(start, after.length - same));
    let [from, to, of] = [start, before.length - same, before.length];
    if (!inserted.length && from < to) inserted.push("");
    return inserted.map((text) => {
        const edit = { from, to, of, text };
        of += text.length - (to - from);
        from += text.length;
        to = from;
        return edit;
    });
}

function typing(text, send) {
    const take = () => {
        for (const part of parts(text.value)) send({ t: "text", text: part });
        text.value = "";
    };
    // What is being composed is the application's to show.
    const compose = (value) =>
        send({ t: "compose", text: parts(value)[0] || "", start: text.selectionStart || 0, end: text.selectionEnd || 0 });
    text.addEventListener("input", (event) => {
        if (event.isComposing) return compose(text.value);
        if (event.inputType === "insertText" && text.typed !== null && event.data === text.typed && text.value === text.typed) {
            text.value = "";
        }
        text.typed = null;
        take();
    });
    text.addEventListener("compositionend", () => {
        compose("");
        take();
    });
    // On-screen keyboards delete and break lines without telling of a key.
    text.addEventListener("beforeinput", (event) => {
        const key = { deleteContentBackward: "Backspace", insertLineBreak: "Enter", insertParagraph: "Enter" }[event.inputType];
        if (!key || event.isComposing) return;
        event.preventDefault();
        for (const down of [true, false]) {
            send({ t: "key", down, code: key, key, modifiers: 0, repeat: false, ts: event.timeStamp });
        }
    });
}
