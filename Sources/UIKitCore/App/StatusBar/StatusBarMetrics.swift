import Platform

/// Where the parts of the bar with the time are, in points, by the edge that the display's hardware covers.
///
/// Sizes were read off pictures of the devices that the profiles stand for.
struct StatusBarMetrics: Hashable {
    var frame: CGRect
    /// Whether there is hardware in the middle, with the time at its left and everything else at its right.
    var hasEars: Bool
    var isPad: Bool

    /// `nil` for displays that have no such bar: a desktop's window, a device on its side.
    init?(_ metrics: DisplayMetrics) {
        let covered = metrics.safeArea.top
        guard covered >= 20 else { return nil }
        // Round the newest phones' hardware, the bar is a little lower than what is covered.
        let height = covered > 51 ? covered - 5 : covered
        frame = CGRect(x: 0, y: 0, width: metrics.size.width, height: height)
        hasEars = covered > 40
        isPad = min(metrics.size.width, metrics.size.height) >= ScreenTraits.padSide
    }

    var font: UIFont { .systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold) }
    /// The line on which everything is centred.
    var middle: CGFloat { hasEars ? frame.height * 0.6 : frame.height / 2 }

    /// The middle of the time.
    var timeCenter: CGPoint {
        switch (hasEars, isPad) {
        case (true, _): CGPoint(x: frame.width * 0.165, y: middle)
        case (false, true): CGPoint(x: 40, y: middle)
        case (false, false): CGPoint(x: frame.width / 2, y: middle)
        }
    }

    /// Where the network's strength stands.
    enum Network: Hashable {
        /// Beside the battery.
        case atBattery
        /// There too; tablets of this kind have no telephone in them.
        case withoutTelephone
        /// At the leading side of the time, from so many points on.
        case leading(CGFloat)
    }

    var network: Network { hasEars ? isPad ? .withoutTelephone : .atBattery : isPad ? .withoutTelephone : .leading(6) }

    /// The trailing end of the battery.
    var trailing: CGFloat { frame.width - (hasEars ? frame.width * 0.085 : isPad ? 20 : 6) }
    /// How large icons are, as a part of a new phone's.
    var iconScale: CGFloat { hasEars ? 1 : 0.85 }
}
