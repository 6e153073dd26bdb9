import CoreGraphics
import UIKitEngines

/// Arrows in lines that run both ways: they go to the side that they point to, whatever the text's order is.
extension TextEditor {
    /// One character to a side of the page.
    func beside(_ place: TextPlace, isRight: Bool) -> TextPlace {
        visualNeighbour(of: place, isRight: isRight) ?? TextPlace(logicalNeighbour(of: place.offset, isRight: isRight))
    }

    /// Against the text's order in paragraphs that run from right to left.
    private func logicalNeighbour(of offset: Int, isRight: Bool) -> Int {
        isRight != isMirrored(at: offset) ? boundaries.next(after: offset) : boundaries.previous(before: offset)
    }

    /// `nil` where all of a line runs the way of its paragraph, so that both orders are the same.
    private func visualNeighbour(of place: TextPlace, isRight: Bool) -> TextPlace? {
        let (manager, container) = shown
        let offset = min(max(0, place.offset), length)
        let isBehindAll = offset == length && manager.extraLineFragmentTextContainer === container
        guard length > 0, !isBehindAll, let part = manager.part(of: container) else { return nil }
        let index = manager.setting.index
        let byte = index.byte(offset)
        guard var number = part.layout.lineIndex(at: byte) else { return nil }
        if place.isUpstream, number > 0, part.layout.lines[number].range.lowerBound == byte { number -= 1 }
        let line = part.layout.lines[number]
        guard line.runsBothWays, line.range.count <= Self.longestMixedLine else { return nil }
        let start = caretRect(at: TextPlace(offset, isUpstream: place.isUpstream)).minX - container.lineFragmentPadding
        var best: (stop: TextLayout.CaretStop, offset: Int)?
        for stop in part.layout.caretStops(inLine: number) {
            let utf16 = index.utf16(stop.offset)
            let ahead = isRight ? stop.x - start : start - stop.x
            guard ahead > Self.sameEdge, boundaries.aligned(utf16) == utf16 else { continue }
            guard let known = best else {
                best = (stop, utf16)
                continue
            }
            let further = ahead - (isRight ? known.stop.x - start : start - known.stop.x)
            let isSame = abs(further) <= Self.sameEdge
            let rank = (abs(utf16 - offset), stop.isUpstream ? 1 : 0)
            if further < -Self.sameEdge || (isSame && rank < (abs(known.offset - offset), known.stop.isUpstream ? 1 : 0)) {
                best = (stop, utf16)
            }
        }
        if let best { return TextPlace(best.offset, isUpstream: best.stop.isUpstream) }
        let isForward = isRight != line.isRightToLeft
        let edge = index.utf16(isForward ? line.range.upperBound : line.range.lowerBound)
        // At the text's own end there is nothing beyond.
        if edge == (isForward ? length : 0), number == (isForward ? part.layout.lines.count - 1 : 0) { return place }
        let beyond = isForward ? edge : boundaries.previous(before: edge)
        return TextPlace(beyond == offset ? logicalNeighbour(of: offset, isRight: isRight) : beyond)
    }

    /// Carets closer to each other stand at the same edge, in points.
    private static let sameEdge: CGFloat = 0.1
    /// In bytes; in longer lines that run both ways, arrows go by the text's order.
    private static let longestMixedLine = 8192
}
