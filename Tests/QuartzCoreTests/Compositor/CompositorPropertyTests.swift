import Foundation
import Testing

@testable import QuartzCore

/// For any changes, drawing the differences gives the same picture as drawing everything.
@MainActor struct CompositorPropertyTests {
    @Test(arguments: 0..<12 as Range<UInt64>)
    func damageAndMovesGiveTheWholePicture(seed: UInt64) throws {
        let scale: CGFloat = seed % 3 == 0 ? 2 : 1
        let side = 40
        let pixels = Int(CGFloat(side) * scale)
        var script = LayerScript(seed: seed, side: side)
        let tree = LayerTree(root: script.root)
        let compositor = Compositor(pixelWidth: pixels, pixelHeight: pixels, scale: scale)
        var shown = PixelBuffer(width: pixels, height: pixels)
        for step in 0..<150 {
            if step > 0 { script.step() }
            let node = tree.commit(at: Double(step))
            let composite = compositor.composite(node)
            shown = Self.apply(composite, to: shown)
            let whole = Compositor(pixelWidth: pixels, pixelHeight: pixels, scale: scale).composite(node).pixels
            let wrong = Self.difference(composite.pixels, whole)
            try #require(wrong == nil, "step \(step): damage leaves \(wrong ?? ""), after \(script.log)")
            let unsent = Self.difference(shown, whole)
            try #require(unsent == nil, "step \(step): moves and damage leave \(unsent ?? ""), after \(script.log)")
        }
    }

    /// Applies a frame as a back end does.
    private static func apply(_ composite: Composite, to shown: PixelBuffer) -> PixelBuffer {
        var old = shown
        for move in composite.moves {
            let next = old.copy()
            copy(move.source, from: old, to: next, dx: move.dx, dy: move.dy)
            old = next
        }
        for rect in composite.damage { copy(rect, from: composite.pixels, to: old, dx: 0, dy: 0) }
        return old
    }

    private static func copy(_ rect: PixelRect, from source: PixelBuffer, to target: PixelBuffer, dx: Int, dy: Int) {
        source.withBytes { from in
            target.withMutableBytes { to in
                for y in rect.y..<rect.maxY {
                    let start = y * source.bytesPerRow
                    let row = from[start + rect.x * 4..<start + rect.maxX * 4]
                    let end = (y + dy) * target.bytesPerRow + (rect.maxX + dx) * 4
                    let moved = UnsafeMutableRawBufferPointer(rebasing: to[end - row.count..<end])
                    moved.copyMemory(from: UnsafeRawBufferPointer(rebasing: row))
                }
            }
        }
    }

    /// Describes the first pixel that differs. Almost all buffers are equal, and `memcmp` compares them quickly in a
    /// debug build.
    private static func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> String? {
        one.withBytes { a in
            other.withBytes { b in
                if a.count == b.count, let left = a.baseAddress, let right = b.baseAddress, memcmp(left, right, a.count) == 0 { return nil }
                guard let at = a.indices.first(where: { a[$0] != b[$0] }) else { return nil }
                let (x, y) = (at % one.bytesPerRow / 4, at / one.bytesPerRow)
                let start = at / 4 * 4
                return "\(x),\(y): \(Array(a[start..<start + 4])), not \(Array(b[start..<start + 4]))"
            }
        }
    }
}
