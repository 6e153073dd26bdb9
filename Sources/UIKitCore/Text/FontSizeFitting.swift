/// Reduces the font size until a line of text fits the available width.
enum FontSizeFitting {
    /// The smallest factor if no limit is specified.
    static let minimumFactor: CGFloat = 0.05
    private static let attempts = 8

    /// Returns the factor for the font size; 1 if the line fits unchanged.
    ///
    /// A line shrinks slightly less than its letters, since small letters are spaced wider. So the length is measured
    /// again after each reduction, until the line fits, at most eight times.
    ///
    /// - Parameters:
    ///   - availableLength: The available length, in points.
    ///   - minimum: The smallest factor that is allowed.
    ///   - length: Returns the line's length at a factor, in points.
    static func factor(fitting availableLength: CGFloat, minimum: CGFloat, length: (CGFloat) -> CGFloat) -> CGFloat {
        let fullLength = length(1)
        guard fullLength > availableLength else { return 1 }
        var factor = max(minimum, availableLength / fullLength)
        for _ in 0..<attempts where factor > minimum {
            let reducedLength = length(factor)
            guard reducedLength > availableLength else { break }
            factor = max(minimum, factor * min(0.995, availableLength / reducedLength))
        }
        return factor
    }
}
