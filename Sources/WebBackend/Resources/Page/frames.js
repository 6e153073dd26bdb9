// Draws frames: moves pixels of the canvas, and then copies rectangles to it. FrameMessage.swift describes the layout
// of a message.

const frameKind = 1;
const headerBytes = 28;
const moveBytes = 24;
const rectBytes = 16;

/** Draws a message on the canvas, and returns its number. */
export function draw(canvas, context, message) {
    const [kind, number, width, height, , moveCount, rectCount] = new Uint32Array(message, 0, 7);
    if (kind !== frameKind) throw new Error(`a message of kind ${kind}`);
    const scale = new Float32Array(message, 16, 1)[0];
    fit(canvas, width, height, scale);
    const moves = new Int32Array(message, headerBytes, moveCount * 6);
    for (let i = 0; i < moves.length; i += 6) {
        const [x, y, w, h, dx, dy] = moves.subarray(i, i + 6);
        move(canvas, context, x, y, w, h, dx, dy);
    }
    const rects = new Int32Array(message, headerBytes + moveCount * moveBytes, rectCount * 4);
    let offset = headerBytes + moveCount * moveBytes + rectCount * rectBytes;
    for (let i = 0; i < rects.length; i += 4) {
        const [x, y, w, h] = rects.subarray(i, i + 4);
        context.putImageData(picture(message, offset, w, h), x, y);
        offset += w * h * 4;
    }
    return number;
}

/** Sizes the canvas to the frame, pixel by pixel. Setting a size clears the canvas, so only a changed size is set. */
function fit(canvas, width, height, scale) {
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    canvas.style.width = `${width / scale}px`;
    canvas.style.height = `${height / scale}px`;
}

/** Clips a move to the picture, because drawImage would scale the rest. */
function move(canvas, context, x, y, w, h, dx, dy) {
    const left = Math.max(x, 0);
    const top = Math.max(y, 0);
    const right = Math.min(x + w, canvas.width);
    const bottom = Math.min(y + h, canvas.height);
    if (right <= left || bottom <= top) return;
    context.drawImage(canvas, left, top, right - left, bottom - top, left + dx, top + dy, right - left, bottom - top);
}

/** Converts blue, green, red, alpha to red, green, blue, opaque, in place. */
function picture(message, offset, w, h) {
    const pixels = new Uint32Array(message, offset, w * h);
    for (let i = 0; i < pixels.length; i++) {
        const v = pixels[i];
        pixels[i] = 0xff000000 | ((v & 0xff) << 16) | (v & 0xff00) | ((v >>> 16) & 0xff);
    }
    return new ImageData(new Uint8ClampedArray(message, offset, w * h * 4), w, h);
}
