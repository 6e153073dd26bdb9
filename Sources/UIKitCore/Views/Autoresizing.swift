/// How a view's place along one axis follows its superview's length: springs and struts.
///
/// What is flexible shares the difference by length, as Apple documents it; where all that is flexible has no length, it
/// shares it evenly.
/// - Source: https://developer.apple.com/documentation/uikit/uiview/autoresizing
struct Autoresizing: Hashable, Sendable {
    /// Whether the distance in front, the length, and the distance behind give way.
    var isFrontFlexible: Bool
    var isLengthFlexible: Bool
    var isBackFlexible: Bool

    /// The new origin and length, in points, as the superview's length goes from `old` to `new`.
    func place(origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        let difference = new - old
        let front = isFrontFlexible ? max(0, origin) : 0
        let middle = isLengthFlexible ? max(0, length) : 0
        let back = isBackFlexible ? max(0, old - origin - length) : 0
        let total = front + middle + back
        let count = [isFrontFlexible, isLengthFlexible, isBackFlexible].count { $0 }
        guard count > 0 else { return (origin, length) }
        let share = { (part: CGFloat, isFlexible: Bool) -> CGFloat in
            guard isFlexible else { return 0 }
            return total > 0 ? difference * part / total : difference / CGFloat(count)
        }
        return (origin + share(front, isFrontFlexible), length + share(middle, isLengthFlexible))
    }
}
