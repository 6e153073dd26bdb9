import Foundation

/// Determines when a moved item takes the position of another item.
package enum ReorderTargeting {
    /// Returns whether a moved item takes the position of another item, which has the frame `targetFrame`.
    ///
    /// The moved item takes that position only if its frame would then contain `middle`. Otherwise a small item would
    /// change places with a large one again and again.
    ///
    /// - Parameters:
    ///   - targetFrame: The frame of the other item, in points.
    ///   - dropFrame: The frame of the moved item if it were dropped now, in the same coordinates.
    package static func takesPosition(_ targetFrame: CGRect, from dropFrame: CGRect, at middle: CGPoint) -> Bool {
        if targetFrame.minY >= dropFrame.maxY { return middle.y >= targetFrame.maxY - dropFrame.height }
        if targetFrame.maxY <= dropFrame.minY { return middle.y <= targetFrame.minY + dropFrame.height }
        if targetFrame.minX >= dropFrame.maxX { return middle.x >= targetFrame.maxX - dropFrame.width }
        if targetFrame.maxX <= dropFrame.minX { return middle.x <= targetFrame.minX + dropFrame.width }
        return targetFrame.contains(middle)
    }
}
