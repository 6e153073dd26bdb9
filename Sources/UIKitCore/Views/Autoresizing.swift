/// The springs and struts of a view along one axis: how its position and length follow its superview's length.
///
/// Flexible parts share the difference in proportion to their lengths, as Apple documents. If all flexible parts have
/// length 0, they share the difference evenly.
/// - Source: https://developer.apple.com/documentation/uikit/uiview/autoresizing
struct Autoresizing: Hashable, Sendable {
    /// Whether the distance before the view, at its left or upper edge, is flexible.
    var isFrontFlexible: Bool
    /// Whether the length of the view is flexible.
    var isLengthFlexible: Bool
    /// Whether the distance after the view, at its right or lower edge, is flexible.
    var isBackFlexible: Bool

    /// Returns the new origin and length, in points, when the superview's length changes from `old` to `new`.
    func resized(origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        let difference = new - old
        let frontLength = isFrontFlexible ? max(0, origin) : 0
        let middleLength = isLengthFlexible ? max(0, length) : 0
        let backLength = isBackFlexible ? max(0, old - origin - length) : 0
        let totalLength = frontLength + middleLength + backLength
        let count = [isFrontFlexible, isLengthFlexible, isBackFlexible].count { $0 }
        guard count > 0 else { return (origin, length) }
        let portion = { (part: CGFloat, isFlexible: Bool) -> CGFloat in
            guard isFlexible else { return 0 }
            return totalLength > 0 ? difference * part / totalLength : difference / CGFloat(count)
        }
        return (origin + portion(frontLength, isFrontFlexible), length + portion(middleLength, isLengthFlexible))
    }
}
