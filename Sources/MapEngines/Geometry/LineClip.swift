import Foundation

/// Clips lines to a rectangle, so that coordinates stay within the range of a canvas.
package enum LineClip {
    /// Returns the parts of a line inside `rect`, each as a separate line.
    package static func parts(of line: [WorldPoint], in rect: WorldRect) -> [[WorldPoint]] {
        var parts: [[WorldPoint]] = []
        var openPart: [WorldPoint] = []
        for (start, end) in zip(line, line.dropFirst()) {
            guard let piece = segment(start, end, in: rect) else {
                finish(&openPart, &parts)
                continue
            }
            if openPart.last != piece.start {
                finish(&openPart, &parts)
                openPart = [piece.start]
            }
            openPart.append(piece.end)
            if piece.end != end { finish(&openPart, &parts) }
        }
        finish(&openPart, &parts)
        return parts
    }

    private static func finish(_ openPart: inout [WorldPoint], _ parts: inout [[WorldPoint]]) {
        if openPart.count > 1 { parts.append(openPart) }
        openPart = []
    }

    /// Returns the part of a segment inside `rect`, by the Liang–Barsky algorithm; `nil` if there is none.
    static func segment(_ start: WorldPoint, _ end: WorldPoint, in rect: WorldRect) -> (start: WorldPoint, end: WorldPoint)? {
        let dx = end.x - start.x
        let dy = end.y - start.y
        var enter = 0.0
        var leave = 1.0
        let edges = [(-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY), (dy, rect.maxY - start.y)]
        for (direction, distance) in edges {
            if direction == 0 {
                if distance < 0 { return nil }
            } else if direction < 0 {
                enter = max(enter, distance / direction)
            } else {
                leave = min(leave, distance / direction)
            }
        }
        guard enter <= leave else { return nil }
        func at(_ fraction: Double) -> WorldPoint { WorldPoint(x: start.x + dx * fraction, y: start.y + dy * fraction) }
        return (enter == 0 ? start : at(enter), leave == 1 ? end : at(leave))
    }
}
