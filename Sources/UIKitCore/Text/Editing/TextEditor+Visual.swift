import CoreGraphics
import UIKitEngines

/// Visual caret movement in bidirectional lines: an arrow key moves the caret in its direction, regardless of the
/// logical order.
///
/// Lines in a single direction use the logical order, as do mixed lines of more than 8,192 bytes. In other mixed
/// lines the method looks at every caret stop of the line and selects the nearest one in the direction of the arrow.
/// Of several stops at the same x it selects the stop that is closest in the text, downstream first. Beyond the line's
/// last stop the caret moves to the adjacent line. The cost is proportional to the line's length.
extension TextEditor {
    /// Returns the position of the caret after a step of one character to the left or right.
    func adjacentPosition(_ position: EditorTextPosition, isRight: Bool) -> EditorTextPosition {
        visualNeighbour(of: position, isRight: isRight) ?? EditorTextPosition(logicalNeighbour(of: position.offset, isRight: isRight))
    }

    /// Returns the adjacent offset in logical order, which is reversed in right-to-left paragraphs.
    private func logicalNeighbour(of offset: Int, isRight: Bool) -> Int {
        isRight != isMirrored(at: offset) ? boundaries.next(after: offset) : boundaries.previous(before: offset)
    }

    /// Returns the adjacent position in visual order; `nil` if the logical order applies, as in a line with a single
    /// direction.
    private func visualNeighbour(of position: EditorTextPosition, isRight: Bool) -> EditorTextPosition? {
        let (manager, container) = visibleLayout
        let offset = min(max(0, position.offset), length)
        let isOnExtraLine = offset == length && manager.extraLineFragmentTextContainer === container
        guard length > 0, !isOnExtraLine, let part = manager.containerLayout(of: container) else { return nil }
        let offsets = manager.containerLayouts.offsets
        let byteOffset = offsets.utf8Offset(offset)
        guard var lineIndex = part.layout.lineIndex(at: byteOffset) else { return nil }
        if position.isUpstream, lineIndex > 0, part.layout.lines[lineIndex].range.lowerBound == byteOffset { lineIndex -= 1 }
        let line = part.layout.lines[lineIndex]
        guard line.hasMixedDirections, line.range.count <= Self.longestMixedLine else { return nil }
        let startX = caretRect(at: EditorTextPosition(offset, isUpstream: position.isUpstream)).minX - container.lineFragmentPadding
        var bestStop: (stop: TextLayout.CaretStop, offset: Int)?
        for stop in part.layout.caretStops(inLine: lineIndex) {
            let stopOffset = offsets.utf16Offset(stop.offset)
            let distance = isRight ? stop.x - startX : startX - stop.x
            guard distance > Self.positionTolerance, boundaries.aligned(stopOffset) == stopOffset else { continue }
            guard let currentBest = bestStop else {
                bestStop = (stop, stopOffset)
                continue
            }
            let difference = distance - (isRight ? currentBest.stop.x - startX : startX - currentBest.stop.x)
            let isSame = abs(difference) <= Self.positionTolerance
            let rank = (abs(stopOffset - offset), stop.isUpstream ? 1 : 0)
            let bestRank = (abs(currentBest.offset - offset), currentBest.stop.isUpstream ? 1 : 0)
            if difference < -Self.positionTolerance || (isSame && rank < bestRank) {
                bestStop = (stop, stopOffset)
            }
        }
        if let bestStop { return EditorTextPosition(bestStop.offset, isUpstream: bestStop.stop.isUpstream) }
        let isForward = isRight != line.isRightToLeft
        let edge = offsets.utf16Offset(isForward ? line.range.upperBound : line.range.lowerBound)
        // At the start or end of the text the caret does not move.
        if edge == (isForward ? length : 0), lineIndex == (isForward ? part.layout.lines.count - 1 : 0) { return position }
        let beyond = isForward ? edge : boundaries.previous(before: edge)
        return EditorTextPosition(beyond == offset ? logicalNeighbour(of: offset, isRight: isRight) : beyond)
    }

    /// The largest distance, in points, at which two carets are treated as being at the same x.
    private static let positionTolerance: CGFloat = 0.1
    /// The maximum length of a line for visual movement, in bytes.
    private static let longestMixedLine = 8192
}
