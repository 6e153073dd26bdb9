// Converts the browser's events to messages without interpretation. The server interprets keys and buttons
// (PageTranslator.swift).

/** Sends the page's events with `send`, for the lifetime of the page. `fields` are the text fields. */
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
            ...(event.pointerType === "mouse" ? {} : { stylus: stylus(event) }),
        });
    const report = (phase) => (event) => {
        event.preventDefault();
        tell(event, phase, event.clientX, event.clientY);
    };
    const down = report("down");
    canvas.addEventListener("pointerdown", (event) => {
        // The capture continues a drag outside the page, and delivers its end.
        canvas.setPointerCapture(event.pointerId);
        if (!fields.includes(document.activeElement)) canvas.focus({ preventScroll: true });
        down(event);
    });
    canvas.addEventListener("pointermove", report("move"));
    canvas.addEventListener("pointerup", report("up"));
    canvas.addEventListener("pointercancel", report("cancel"));
    // Nothing is at (-1, -1), so a hovering mouse or pen leaves the content.
    canvas.addEventListener("pointerleave", (event) => {
        if (event.pointerType !== "touch" && !event.buttons) tell(event, "move", -1, -1);
    });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
}

/** Returns the pressure and orientation of a touch or pen. */
function stylus(event) {
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
            // Zooming with Control and a wheel belongs to the browser. Pinches of a track pad also have the Control
            // flag, but belong to the app.
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
 * Whether a wheel scrolls by notches. Wheels move by multiples of 120 units, and track pads hardly ever. The result
 * determines how scrolling is animated; the browser determines the distance.
 */
function isNotched(x, y) {
    const unit = 120;
    if (!x && !y) return false;
    return (x || 0) % unit === 0 && (y || 0) % unit === 0;
}

/** Whether the browser handles a key combination that users expect. The application receives it too. */
function isBrowsers(event) {
    if (["F5", "F11", "F12"].includes(event.key)) return true;
    if (!event.ctrlKey && !event.metaKey) return false;
    return "rtwnlq+-=0jiu".includes(event.key.toLowerCase()) || event.key === "Tab";
}

/** Whether Option selects the level of a key, as on Apple keyboards, rather than AltGr. */
const isMac = /^(Mac|iP)/.test(navigator.platform);

/** Whether AltGr is pressed, or on a Mac Option with a key that has a character. */
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
        // The pasted text precedes the key. The browser reveals the text only after it has received the key.
        if (isPaste(event)) return paste(message(event, true));
        send(message(event, true));
        // The key event has already delivered its character.
        const field = document.activeElement;
        if (fields.includes(field)) field.typed = isTyping(event) ? event.key : null;
        // Keys that produce text reach the text field; all others belong to the application.
        if (!isTyping(event) && !isBrowsers(event)) event.preventDefault();
    });
    addEventListener("keyup", (event) => {
        if (!isComposed(event)) send(message(event, false));
    });
}

/**
 * Browsers reveal their clipboard to a page only while the user pastes. Returns a function that sends a key which
 * pastes: after the text of the clipboard, or alone if the clipboard has no text.
 */
function pasting(send) {
    /** The maximum length of a pasted text. */
    const longest = 1 << 22;
    let waiting = [];
    // The server accepts messages of up to 64 KB.
    const tell = (text) => {
        const pieces = text.match(/[^]{1,8192}/gu);
        pieces.forEach((piece, index) => send({ t: "clipboard", text: piece, more: index + 1 < pieces.length }));
    };
    /** Whether keys that paste were sent without text. If the text arrives late, it is not pasted a second time. */
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
        // The browser's own menu pastes without a key, so a key event is simulated.
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

/** Sends the press and release of the key that pastes. */
function pasteByMenu(send, ts) {
    const control = 2;
    for (const down of [true, false]) send({ t: "key", down, code: "KeyV", key: "v", modifiers: control, repeat: false, ts });
}

/** Splits a text into parts of at most 4,096 units, the limit of a message, between characters. */
export function parts(text) {
    return text.match(/[^]{1,2048}/gu) || [];
}

/** Whether a character extends across `index`, so that the text cannot be split there. */
function isInside(text, index) {
    const isHigh = (code) => code >= 0xd800 && code < 0xdc00;
    return index > 0 && index < text.length && isHigh(text.charCodeAt(index - 1));
}

/**
 * Returns the edits that convert one text to another: ranges in UTF-16 units with their replacements. The common prefix
 * and suffix are kept, so that a text can have any length. A replacement that exceeds a message is split into several.
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
    // The application displays the composition.
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
    // On-screen keyboards delete and insert line breaks without a key event.
    text.addEventListener("beforeinput", (event) => {
        const key = { deleteContentBackward: "Backspace", insertLineBreak: "Enter", insertParagraph: "Enter" }[event.inputType];
        if (!key || event.isComposing) return;
        event.preventDefault();
        for (const down of [true, false]) {
            send({ t: "key", down, code: key, key, modifiers: 0, repeat: false, ts: event.timeStamp });
        }
    });
}
