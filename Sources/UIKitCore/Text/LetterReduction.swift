/// Makes letters smaller until a line of text fits its room.
enum LetterReduction {
    /// The smallest factor where nobody names a limit.
    static let least: CGFloat = 0.05
    private static let attempts = 8

    /// The factor that letters are multiplied by: 1 where the line fits as it is.
    ///
    /// A line does not become shorter quite as fast as its letters become smaller, since small letters stand further apart; so the length
    /// is measured anew until it fits.
    ///
    /// - Parameters:
    ///   - room: in points.
    ///   - least: the smallest factor that is allowed.
    ///   - length: the line's length at a factor, in points.
    static func factor(fitting room: CGFloat, least: CGFloat, length: (CGFloat) -> CGFloat) -> CGFloat {
        let natural = length(1)
        guard natural > room else { return 1 }
        var factor = max(least, room / natural)
        for _ in 0..<attempts where factor > least {
            let reduced = length(factor)
            guard reduced > room else { break }
            factor = max(least, factor * min(0.995, room / reduced))
        }
        return factor
    }
}
