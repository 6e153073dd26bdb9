// Turns the browser's events into messages. Nothing is interpreted here: which key is which, and which buttons
// went down is the server's business (PageTranslator.swift).

/** Sends what happens on the page through `send`, for as long as the page lives. */
export function listen(canvas, text, send) {
    pointers(canvas, send);
    wheel(canvas, send);
    keys(text, send);
    typing(text, send);
}

function pointers(canvas, send) {
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
        if (document.activeElement !== document.getElementById("text")) canvas.focus({ preventScroll: true });
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

function keys(text, send) {
    const modifiers = (event) =>
        (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0) |
        (event.getModifierState("CapsLock") ? 16 : 0);
    const report = (event, down) =>
        send({
            t: "key", down, code: event.code, key: event.key, modifiers: modifiers(event), repeat: event.repeat, ts: event.timeStamp,
        });
    const isTyping = (event) =>
        document.activeElement === text && event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    addEventListener("keydown", (event) => {
        if (event.isComposing || event.key === "Process" || event.key === "Unidentified") return;
        report(event, true);
        // The key has told of its letter already.
        text.typed = isTyping(event) ? event.key : null;
        // What the text field has to see produces text; all else is the application's.
        if (!isTyping(event) && !isBrowsers(event)) event.preventDefault();
    });
    addEventListener("keyup", (event) => {
        if (event.isComposing || event.key === "Process" || event.key === "Unidentified") return;
        report(event, false);
    });
}

function typing(text, send) {
    const take = () => {
        if (text.value) send({ t: "text", text: text.value.slice(0, 4096) });
        text.value = "";
    };
    // What is being composed is the application's to show.
    const compose = (value) =>
        send({ t: "compose", text: value.slice(0, 4096), start: text.selectionStart || 0, end: text.selectionEnd || 0 });
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
